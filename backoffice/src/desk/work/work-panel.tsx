import type { WorkContact } from '@clinic/core/desk/desk-store';
import type { WorkLine } from '@clinic/core/desk/read-work';
import type { WorkQuestion } from '@clinic/core/desk/work/arrange-work';
import { StaffIcon } from '../../frame/staff-icon.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { relativeMoment } from '../due-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { nextWords } from '../timeline/timeline-words.ts';
import { CallForms } from './call-forms.tsx';
import { ClaimForms } from './claim-forms.tsx';
import { ClockCell } from './clock-cell.tsx';
import { kindIcons } from './kind-icons.ts';
import { LaterForms } from './later-forms.tsx';
import { whomOf } from './whom-of.ts';
import { workPanelWords } from './work-act-words.ts';
import { WorkHistory } from './work-history.tsx';
import { workAddress } from './work-path.ts';
import { callsTheRecord, detailInWords, workWords } from './work-words.ts';

export type OpenedBeside = { line: WorkLine; contact: WorkContact | null };
/** `question`: the list as it was chosen. `told`: of the last press, which is read here, where the page is opened after it. */
type Props = OpenedBeside & { question: WorkQuestion; told: PressOutcome; now: Date; language: string };

/** One item beside the list: whom to call, what to do, and the call's result without opening the file. */
export function WorkPanel({ line, contact, question, told, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { title, help } = workWords[line.kind];
  const whom = whomOf(line, language);
  return (
    <aside id="painel" className="desk-panel" aria-labelledby="painel-title" data-late={line.clock.state === 'overdue'}>
      <p className="desk-panel-kind">
        <span>
          <StaffIcon name={kindIcons[line.kind]} />
          {say(title)}
        </span>
        <a href={workAddress(question)}>{say(workPanelWords.close)}</a>
      </p>
      <OutcomeNote told={told} language={language} />
      <h2 id="painel-title">{contact?.name ?? whom?.name ?? say(title)}</h2>
      <div className="desk-panel-clock">
        <ClockCell clock={line.clock} now={now} language={language} />
        <p className="desk-quiet">{say(workPanelWords.since).replace('{moment}', relativeMoment(line.openedAt, now, language))}</p>
      </div>
      {contact && <Phone of={contact} line={line} language={language} />}
      {line.subject.kind !== 'alarm' && <CallForms item={line} on={question} now={now} language={language} />}
      <h3>{say(workPanelWords.toDo)}</h3>
      <p>
        {say(help)} {detailInWords(line, language)}
      </p>
      {whom && (
        <a className="desk-button" href={`${whom.path}#por-fazer`}>
          {say(workPanelWords.open)}
        </a>
      )}
      <div className="desk-acts">
        <ClaimForms item={line} on={question} now={now} language={language} />
        <LaterForms item={line} on={question} now={now} language={language} />
        <WorkHistory history={line.history} now={now} language={language} />
      </div>
    </aside>
  );
}

function Phone({ of: { phone, isConfirmed }, line, language }: { of: WorkContact; line: WorkLine; language: string }) {
  if (callsTheRecord(line.kind)) return <p>{labelIn(language, nextWords.callRecord)}</p>;
  if (!phone) return <p className="desk-quiet">{labelIn(language, workPanelWords.noPhone)}</p>;
  const typed = line.subject.kind === 'booking' ? nextWords.typedByBooker : nextWords.typedInForm;
  return (
    <>
      <p className="desk-phone">
        <a href={`tel:${phone}`}>{phone}</a>
      </p>
      {!isConfirmed && <p className="desk-quiet">{labelIn(language, typed)}</p>}
    </>
  );
}
