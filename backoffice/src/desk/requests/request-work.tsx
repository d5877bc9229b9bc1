import { randomUUID } from 'node:crypto';
import type { OpenedRequest } from '@clinic/core/desk/requests/answer-request';
import { longestWorkNote } from '@clinic/core/desk/work/log-work';
import { type Label, labelIn } from '../../language/label.ts';
import { AnswerWork } from '../answers/answer-work.tsx';
import { NextCard } from '../next-card.tsx';
import type { PressOutcome } from '../outcome-note.tsx';
import { nextWords } from '../timeline/timeline-words.ts';
import { TypedForm } from '../typed-form.tsx';
import { WorkArticle } from '../work/work-article.tsx';
import { answeredPath, reopenedPath } from './request-path.ts';
import { requestFileWords } from './request-words.ts';

/** `told`: of a press here. */
type Props = { file: OpenedRequest; told?: PressOutcome; now: Date; language: string };

/** What waits for an answer, with the button that says that it was given, or takes that back. */
export function RequestWork({ file: { request, items, arrived }, told = null, now, language }: Props) {
  const isAnswered = request.answeredAt !== null && items.every(({ kind }) => kind === 'formLetterArrived');
  const { name = '', phone = '' } = request.answers;
  return (
    <NextCard
      title={requestFileWords.toDo}
      items={items}
      told={told}
      callers={[{ name, phone, isConfirmed: false }]}
      unconfirmed={nextWords.typedInForm}
      language={language}
    >
      {items.map((item) =>
        item.kind === 'formLetterArrived' ? (
          <AnswerWork key={item.id} item={item} arrived={arrived} isToldBelow now={now} language={language} />
        ) : (
          <WorkArticle key={item.id} item={item} isToldBelow now={now} language={language}>
            <AnswerForm request={request} language={language} />
          </WorkArticle>
        ),
      )}
      {isAnswered && <Undo id={request.id} language={language} />}
    </NextCard>
  );
}

/** That it was answered says nothing to whoever takes the next call: what was said does. */
function AnswerForm({ request: { id, kind }, language }: { request: OpenedRequest['request']; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  const isCall = kind === 'callBack';
  return (
    <TypedForm to={answeredPath(id)} requestId={randomUUID()} hidden={{ nota: randomUUID() }} language={language}>
      <label>
        {say(isCall ? requestFileWords.whatSaid : requestFileWords.whatAnswered)}
        <textarea name="texto" rows={3} required maxLength={longestWorkNote} aria-describedby="answer-help" />
      </label>
      <p id="answer-help" className="desk-quiet">
        {say(requestFileWords.whatAnsweredHelp)}
      </p>
      <button type="submit" className="desk-button">
        {say(isCall ? requestFileWords.called : requestFileWords.answer)}
      </button>
    </TypedForm>
  );
}

/** Answered by mistake is answered too late, if nobody can take it back. */
const Undo = ({ id, language }: { id: string; language: string }) => (
  <details className="desk-undo">
    <summary>{labelIn(language, requestFileWords.undo)}</summary>
    <form className="desk-press" action={reopenedPath(id)} method="post">
      <input type="hidden" name="pedido" value={randomUUID()} />
      <p>{labelIn(language, requestFileWords.undoHelp)}</p>
      <button type="submit" className="desk-button" data-look="plain">
        {labelIn(language, requestFileWords.undoPress)}
      </button>
    </form>
  </details>
);
