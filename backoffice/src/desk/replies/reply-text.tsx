'use client';

import type { FilledReply } from '@clinic/core/desk/replies/filled-replies';
import { useState } from 'react';

type Props = {
  replies: FilledReply[];
  limits: { minLength: number; maxLength: number };
  words: { text: string; reply: string; own: string };
};

/** A ready answer fills the box, and can be changed there; what was typed by hand before stays above it. */
export function ReplyText({ replies, limits, words }: Props) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  function choose(id: string) {
    const before = replies.find((reply) => reply.id === chosen)?.text ?? '';
    const next = replies.find((reply) => reply.id === id)?.text ?? '';
    const typed = text === before ? '' : text.trimEnd();
    setChosen(id);
    setText([typed, next].filter(Boolean).join('\n\n'));
  }
  return (
    <>
      {replies.length > 0 && (
        <label>
          {words.reply}
          <select value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">{words.own}</option>
            {replies.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {words.text}
        <textarea name="texto" rows={8} required {...limits} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
    </>
  );
}
