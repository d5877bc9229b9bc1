import type { RequestLine } from '@clinic/core/desk/desk-store';
import { type Label, labelIn } from '../../language/label.ts';
import { workPath } from '../desk-path.ts';
import { workListWords } from '../work/work-words.ts';
import { RequestSearch } from './request-search.tsx';
import { RequestTable } from './request-table.tsx';
import { requestListWords } from './request-words.ts';

type Props = { lines: RequestLine[]; isAnswered: boolean; now: Date; language: string };

/** Forms of the site, by number alone: those that were looked for, or those answered lately. */
export function RequestListView({ lines, isAnswered, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={workPath}>← {say(workListWords.title)}</a>
      </p>
      <h1 id="desk-title">{say(isAnswered ? requestListWords.answeredTitle : requestListWords.foundTitle)}</h1>
      <RequestSearch language={language} />
      {lines.length === 0 ? <p>{say(requestListWords.none)}</p> : <RequestTable lines={lines} now={now} language={language} />}
    </section>
  );
}
