import type { OpenedRequest } from '@clinic/core/desk/requests/answer-request';
import { requestName } from '@clinic/core/requests/request-kinds';
import { type Label, labelIn } from '../../language/label.ts';
import { workPath } from '../desk-path.ts';
import { relativeMoment } from '../due-words.ts';
import { workListWords } from '../work/work-words.ts';
import { documentWords } from './document-words.ts';
import { myRequestsPath } from './request-path.ts';
import { requestFileWords, requestKindWords } from './request-words.ts';

type Props = { file: OpenedRequest; isDoctor: boolean; now: Date; language: string };

/** Who asks for what, since when and until when: one glance while they wait on the line. */
export function RequestFileHead({ file: { request, items }, isDoctor, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { kind, number, answers, receivedAt, answerBy, answeredAt, answeredBy, withdrawnAt } = request;
  const moment = (at: Date | null) => (at ? relativeMoment(at, now, language) : '');
  const name = `${say(requestKindWords[kind])} ${requestName(kind, number)}`;
  const isPaused = items.some(({ clock }) => clock.state === 'paused');
  const [state, tone] = withdrawnAt
    ? [requestFileWords.withdrawn, 'over']
    : answeredAt
      ? [requestFileWords.answered, 'good']
      : [isPaused ? requestFileWords.paused : requestFileWords.toAnswer, 'waiting'];
  return (
    <>
      <p className="desk-back">
        <a href={isDoctor ? myRequestsPath : workPath}>← {say(isDoctor ? documentWords.myRequests : workListWords.title)}</a>
      </p>
      <div className="desk-head">
        <h1 id="desk-title">{answers.name || name}</h1>
        {answers.name && <span className="desk-code">{name}</span>}
        <span className="desk-badge" data-tone={tone}>
          {say(state)}
        </span>
      </div>
      <p className="desk-when">
        {say(requestFileWords.receivedAt)} <strong>{moment(receivedAt)}</strong>.
        {answerBy && !answeredAt && !withdrawnAt && (
          <>
            {' '}
            {say(requestFileWords.answerBy)} <strong>{moment(answerBy)}</strong>.
          </>
        )}
        {answeredAt &&
          ` ${say(requestFileWords.answered)} ${say(requestFileWords.answeredBy)
            .replace('{moment}', moment(answeredAt))
            .replace('{name}', answeredBy ?? '')}.`}
        {withdrawnAt && ` ${say(requestFileWords.withdrawn)} ${moment(withdrawnAt)}.`}
      </p>
    </>
  );
}
