'use client';

import { type FormEvent, useState } from 'react';
import { labelIn } from '../../language/label.ts';
import { saveReplyPath } from './reply-path.ts';
import { replyTroubleWords, replyPageWords as words } from './reply-words.ts';

type Props = { requestId: string; replyId: string; now?: { title: string; pt: string; en: string }; language: string };

/** Both languages beside each other; what is refused is said here, with everything still in its place. */
export function ReplyForm({ requestId, replyId, now = { title: '', pt: '', en: '' }, language }: Props) {
  const [trouble, setTrouble] = useState('');
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    const body = new URLSearchParams({ ...typed, pedido: requestId, resposta: replyId });
    try {
      const answer = (await (await fetch(saveReplyPath, { method: 'POST', body })).json()) as Partial<Record<'to' | 'trouble', string>> & {
        names?: string[];
      };
      if (answer.to) return window.location.assign(answer.to);
      const said = replyTroubleWords[answer.trouble as keyof typeof replyTroubleWords] ?? words.noAnswer;
      setTrouble(labelIn(language, said).replace('{names}', (answer.names ?? []).map((name) => `{${name}}`).join(', ')));
    } catch {
      setTrouble(labelIn(language, words.noAnswer));
    }
  }
  return (
    <form className="desk-form" method="post" onSubmit={onSubmit}>
      <label>
        {labelIn(language, words.name)}
        <input type="text" name="titulo" required maxLength={80} defaultValue={now.title} />
      </label>
      <div className="reply-pair">
        {(['pt', 'en'] as const).map((locale) => (
          <label key={locale}>
            {labelIn(language, words[locale])}
            <textarea name={locale} rows={8} required lang={locale} maxLength={2000} defaultValue={now[locale]} />
          </label>
        ))}
      </div>
      <p role="alert">{trouble}</p>
      <button type="submit" className="desk-button">
        {labelIn(language, words.save)}
      </button>
    </form>
  );
}
