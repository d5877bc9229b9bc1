'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Label, label } from '../language/label.ts';
import { type ActionTrouble, troubleWords } from './action-words.ts';
import { OutcomeNote } from './outcome-note.tsx';
import { heldInWords } from './work/held-words.ts';

/** `requestId`: as in `ActionForm`, generated with the page. */
type Props = { to: string; requestId: string; hidden?: Record<string, string>; language: string; children: ReactNode };
type Trouble = { kind: ActionTrouble; by?: string; since?: string };

const noAnswer = label(
  'Não seguiu: o sistema não respondeu, ou a sessão terminou. O que escreveu continua aqui. Espere um momento e tente outra vez.',
  'It did not go: the system did not answer, or the session has ended. What you wrote is still here. Wait a moment and try again.',
);

/** A form in which words are typed. Where it is refused the page stays, with the words in it; without script it is sent as any other. */
export function TypedForm({ to, requestId, hidden = {}, language, children }: Props) {
  const [trouble, setTrouble] = useState<Label | null>(null);
  const isBusy = useRef(false);
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await sent(event.currentTarget, to);
    isBusy.current = false;
    if ('to' in answer) return goTo(answer.to);
    setTrouble(answer.trouble ? inWords(answer.trouble) : noAnswer);
  }
  return (
    <form className="desk-form" action={to} method="post" onSubmit={onSubmit}>
      {Object.entries({ pedido: requestId, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <OutcomeNote told={trouble && { words: trouble, isTrouble: true }} language={language} />
    </form>
  );
}

async function sent(form: HTMLFormElement, to: string): Promise<{ to: string } | { trouble: Trouble | null }> {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  try {
    const answer = await fetch(to, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) });
    return answer.ok ? await answer.json() : { trouble: null };
  } catch {
    return { trouble: null };
  }
}

const inWords = ({ kind, by, since }: Trouble): Label =>
  by && since ? heldInWords({ by, since: new Date(since) }, new Date()) : (troubleWords[kind] ?? noAnswer);

/** To an address that differs from this one in its place alone, the browser would only scroll. */
function goTo(address: string) {
  const next = new URL(address, window.location.href);
  const isHere = next.pathname + next.search === window.location.pathname + window.location.search;
  window.location.assign(next);
  if (isHere) window.location.reload();
}
