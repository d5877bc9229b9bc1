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
  const words = useRef<HTMLTextAreaElement>(null);
  const name = useId();
  const say = (text: Label) => labelIn(language, text);

  const press = async (act: ReviewAct, fields: Record<string, string> = {}) => {
    const answer = await fetch(reviewActPath(page, act), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ comentario: comment, pedido: crypto.randomUUID(), ...fields }),
    }).catch(() => null);
    setHasFailed(!answer?.ok);
    if (!answer?.ok) return;
    setIsOpen(false);
    await onDone();
  };

  return (
    <div className="review-comment-ways">
      {isOpen && (
        <div className="review-reply">
          <label htmlFor={name}>{say(commentWords.answer)}</label>
          <textarea id={name} ref={words} rows={3} maxLength={2000} />
        </div>
      )}
      {hasFailed && <p role="alert">{say(commentWords.failed)}</p>}
      <Button buttonStyle="secondary" size="small" onClick={() => press('tratar')}>
        {say(commentWords.treat)}
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={() => (isOpen ? press('responder', { palavras: words.current?.value ?? '' }) : setIsOpen(true))}
      >
        {say(isOpen ? commentWords.keepAnswer : commentWords.reply)}
      </Button>
    </div>
  );
}
