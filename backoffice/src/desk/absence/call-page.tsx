import { clinicCancelReasons } from '@clinic/core/booking/model/clinic-cancellation';
import type { OpenedCall } from '@clinic/core/desk/absence/open-call';
import { type Label, labelIn } from '../../language/label.ts';
import { workPath } from '../desk-path.ts';
import { dayInFigures } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { SettleForm } from '../settle-form.tsx';
import { CallForms } from '../work/call-forms.tsx';
import { WorkHistory } from '../work/work-history.tsx';
import { workPlace } from '../work/work-path.ts';
import { workListWords, workWords } from '../work/work-words.ts';
import { clinicCancelWords, absenceWords as words } from './absence-words.ts';

type Props = { call: OpenedCall; now: Date; language: string; told?: PressOutcome };

/** One call to make: whom, about what, and what to say; and how it went, so that nobody calls again who need not. */
export function CallPage({ call: { item, record }, now, language, told = null }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const { day = '', time = '', why, patientId = '' } = item.detail;
  const reason = clinicCancelReasons.find((each) => each === why);
  const phones = record?.contacts.filter((contact) => !contact.includes('@')) ?? [];
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={workPath}>← {say(workListWords.title)}</a>
      </p>
      <h1 id="desk-title">{say(words.callTitle)}</h1>
      <OutcomeNote told={told} language={language} />
      {record ? (
        <p className="desk-call">
          {record.name},{' '}
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone}`}>
              {phone}
            </a>
          ))}
        </p>
      ) : (
        <p role="alert">{say(words.callSilent).replace('{number}', String(patientId))}</p>
      )}
      <p>
        {say(words.callSays)
          .replace('{day}', dayInFigures(String(day)))
          .replace('{time}', String(time))}
      </p>
      {reason && <p className="desk-note">{say(clinicCancelWords[reason])}</p>}
      <section id={workPlace} className="desk-card" aria-labelledby="desk-call-log">
        <h2 id="desk-call-log">{say(words.callLog)}</h2>
        <CallForms item={item} on="file" now={now} language={language} />
        <WorkHistory history={item.history} now={now} language={language} />
      </section>
      <SettleForm itemId={item.id} words={say(workWords.clinicCancelled.done ?? workWords.clinicCancelled.act)} from="list" />
    </section>
  );
}
