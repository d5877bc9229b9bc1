import type { AssignedRequest } from '@clinic/core/desk/desk-store';
import { requestName } from '@clinic/core/requests/request-kinds';
import { type Label, labelIn } from '../../language/label.ts';
import { DeskTable } from '../bookings/desk-table.tsx';
import { relativeMoment } from '../due-words.ts';
import { documentWords } from './document-words.ts';
import { requestPath } from './request-path.ts';
import { requestKindWords } from './request-words.ts';

/** What a doctor was given to read, by number alone. */
export function MyRequestsView({ requests, now, language }: { requests: AssignedRequest[]; now: Date; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  const { request, answerBy, state } = documentWords;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(documentWords.myRequests)}</h1>
      {requests.length === 0 ? (
        <p>{say(documentWords.noRequests)}</p>
      ) : (
        <DeskTable
          headings={[request, answerBy, state]}
          language={language}
          rows={requests.map(({ id, kind, number, answerBy: by, answeredAt }) => ({
            ...{ id, isNeeded: !answeredAt },
            cells: [
              <a key="page" href={requestPath(id)}>
                {say(requestKindWords[kind])} {requestName(kind, number)}
              </a>,
              by && relativeMoment(by, now, language),
              say(answeredAt ? documentWords.answered : documentWords.waiting),
            ],
          }))}
        />
      )}
    </section>
  );
}
