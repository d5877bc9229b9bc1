import type { StatedWork } from '@clinic/core/desk/work/work-state';
import type { ReactNode } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { relativeMoment } from '../due-words.ts';
import { CallForms } from './call-forms.tsx';
import { ClaimForms } from './claim-forms.tsx';
import { ClockCell } from './clock-cell.tsx';
import { LaterForms } from './later-forms.tsx';
import { workPanelWords } from './work-act-words.ts';
import { WorkHistory } from './work-history.tsx';
import { detailInWords, workWords } from './work-words.ts';

/** `about`: what helps to do it. `children`: its buttons. `isToldBelow`: what was done about it stands on the page's time line. */
type Props = { item: StatedWork; about?: ReactNode; isToldBelow?: boolean; now: Date; language: string; children: ReactNode };

/** One open work item on the page of its booking or account. */
export function WorkArticle({ item, about, isToldBelow = false, now, language, children }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { kind, clock, openedAt } = item;
  const { title, help } = workWords[kind];
  return (
    <article data-late={clock.state === 'overdue'}>
      <h3>{say(title)}</h3>
      <ClockCell clock={clock} now={now} language={language} />
      <p className="desk-quiet">{say(workPanelWords.since).replace('{moment}', relativeMoment(openedAt, now, language))}</p>
      <p>
        {say(help)} {detailInWords(item, language)}
      </p>
      {about}
      <div className="desk-presses">{children}</div>
      <div className="desk-acts">
        {item.subject.kind !== 'alarm' && <CallForms item={item} on="file" now={now} language={language} />}
        <ClaimForms item={item} on="file" now={now} language={language} />
        <LaterForms item={item} on="file" now={now} language={language} />
        {!isToldBelow && <WorkHistory history={item.history} now={now} language={language} />}
      </div>
    </article>
  );
}
