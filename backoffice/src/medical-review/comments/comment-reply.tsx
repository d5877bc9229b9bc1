'use client';

import { Button } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { type ReviewAct, reviewActPath } from '../review-path.ts';
import { commentWords } from './comment-words.ts';

type Props = { page: { collection: string; id: string }; comment: string; language: string; onDone: () => Promise<void> };

/** Inside the document's own form, so without a form: an answer is not part of the page that is saved. */
export function CommentReply({ page, comment, language, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [words, setWords] = useState('');
  // One number for one answer, however often it is sent.
  const number = useRef(crypto.randomUUID());
  const name = useId();
  const say = (text: Label) => labelIn(language, text);

  const send = async (act: ReviewAct, fields: Record<string, string> = {}): Promise<boolean> => {
    const answer = await fetch(reviewActPath(page, act), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ comentario: comment, ...fields }),
    }).catch(() => null);
    return answer?.ok ?? false;
  };
  const sendAnswer = () => send('responder', { palavras: words, pedido: number.current });

  /** What failed leaves the box as it is. */
  const press = async (work: () => Promise<boolean>) => {
    const isDone = await work();
    setHasFailed(!isDone);
    if (!isDone) return;
    number.current = crypto.randomUUID();
    setWords('');
    setIsOpen(false);
    await onDone();
  };
  const hasAnswer = isOpen && words.trim() !== '';
  const treat = async () => (!hasAnswer || (await sendAnswer())) && (await send('tratar'));

  return (
    <div className="review-comment-ways">
      {isOpen && (
        <div className="review-reply">
          <label htmlFor={name}>{say(commentWords.answer)}</label>
          <textarea id={name} value={words} onChange={(event) => setWords(event.target.value)} rows={3} maxLength={2000} />
        </div>
      )}
      {hasFailed && <p role="alert">{say(commentWords.failed)}</p>}
      <Button buttonStyle="secondary" size="small" onClick={() => press(treat)}>
        {say(hasAnswer ? commentWords.answerAndTreat : commentWords.treat)}
      </Button>
      <Button buttonStyle="secondary" size="small" onClick={() => (isOpen ? press(sendAnswer) : setIsOpen(true))}>
        {say(isOpen ? commentWords.keepAnswer : commentWords.reply)}
      </Button>
    </div>
  );
}
