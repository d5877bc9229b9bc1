import type { RequestLine } from '@clinic/core/desk/desk-store';
import { requestName } from '@clinic/core/requests/request-kinds';
import { type Label, labelIn } from '../../language/label.ts';
import { DeskTable } from '../bookings/desk-table.tsx';
import { relativeMoment } from '../due-words.ts';
import { documentWords } from './document-words.ts';
import { requestPath } from './request-path.ts';
import { requestFileWords, requestKindWords } from './request-words.ts';

/** By number alone: who it is shows where one is opened. */
export function RequestTable({ lines, now, language }: { lines: RequestLine[]; now: Date; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  const moment = (at: Date | null) => at && relativeMoment(at, now, language);
  return (
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
