import type { WorkItem } from '@clinic/core/work-items/work-item';
import type { ReactNode } from 'react';
import { type Label, labelIn } from '../language/label.ts';
import { relativeMoment } from './due-words.ts';
import { detailInWords, workListWords, workWords } from './work-words.ts';

/** `about`: what helps to do it. `children`: its buttons. */
type Props = { item: WorkItem; about?: ReactNode; now: Date; language: string; children: ReactNode };

/** One open work item on the page of its booking or account. */
export function WorkArticle({ item, about, now, language, children }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { kind, dueAt, openedAt } = item;
  const { title, help } = workWords[kind];
  const isLate = dueAt < now;
  return (
    <article data-late={isLate}>
      <h3>{say(title)}</h3>
      <p className="desk-quiet">
        {isLate && <strong>{say(workListWords.groups.overdue)}: </strong>}
        {say(workListWords.by).replace('{moment}', relativeMoment(dueAt, now, language))},{' '}
        {say(workListWords.since).replace('{moment}', relativeMoment(openedAt, now, language))}
      </p>
      <p>
        {say(help)} {detailInWords(item, language)}
      </p>
      {about}
      <div className="desk-presses">{children}</div>
    </article>
  );
}
