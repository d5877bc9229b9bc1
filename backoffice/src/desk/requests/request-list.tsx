import type { RequestLine } from '@clinic/core/desk/desk-store';
import { requestName } from '@clinic/core/requests/request-kinds';
import { type Label, labelIn } from '../../language/label.ts';
import { workPath } from '../desk-path.ts';
import { DeskTable } from '../desk-table.tsx';
import { relativeMoment } from '../due-words.ts';
import { workListWords } from '../work-words.ts';
import { documentWords } from './document-words.ts';
import { requestPath } from './request-path.ts';
import { RequestSearch } from './request-search.tsx';
import { requestFileWords, requestKindWords, requestListWords } from './request-words.ts';

type Props = { lines: RequestLine[]; isAnswered: boolean; now: Date; language: string };

/** Forms of the site, by number alone: those that were looked for, or those answered lately. */
export function RequestListView({ lines, isAnswered, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const moment = (at: Date | null) => at && relativeMoment(at, now, language);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={workPath}>← {say(workListWords.title)}</a>
      </p>
      <h1 id="desk-title">{say(isAnswered ? requestListWords.answeredTitle : requestListWords.foundTitle)}</h1>
      <RequestSearch language={language} />
      {lines.length === 0 ? (
        <p>{say(requestListWords.none)}</p>
      ) : (
        <DeskTable
          headings={[documentWords.request, requestFileWords.receivedAt, documentWords.state]}
          language={language}
          rows={lines.map(({ id, kind, number, receivedAt, answeredAt, withdrawnAt }) => ({
            ...{ id, isNeeded: !answeredAt && !withdrawnAt },
            cells: [
              <a key="page" className="desk-row-link" href={requestPath(id)}>
                {say(requestKindWords[kind])} {requestName(kind, number)}
              </a>,
              moment(receivedAt),
              stateOf({ answeredAt, withdrawnAt }, say, moment),
            ],
          }))}
        />
      )}
    </section>
  );
}

function stateOf(
  { answeredAt, withdrawnAt }: Pick<RequestLine, 'answeredAt' | 'withdrawnAt'>,
  say: (words: Label) => string,
  moment: (at: Date | null) => string | null,
): string {
  if (withdrawnAt) return say(requestFileWords.withdrawn);
  return answeredAt ? `${say(documentWords.answered)}, ${moment(answeredAt)}` : say(documentWords.waiting);
}
