'use client';

import { type FormEvent, type InputHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { type Answered, post } from './post.ts';
import { signInWords } from './screen-words.ts';

export type StaffField = { name: string; label: Label } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'defaultValue'
>;
type Values = Record<string, string>;
type Props = {
  path: string;
  fields: readonly StaffField[];
  submit: Label;
  language: string;
  toBody?: (values: Values) => unknown;
  onDone: (body: Record<string, unknown>) => void | Promise<void>;
  /** Instead of sending it: for what asks the browser first. */
  send?: (values: Values) => Promise<Answered>;
  children?: ReactNode;
};

/** One question to the sign-in endpoints, its button and what was wrong with the answer. */
export function StaffForm({ path, fields, submit, language, toBody = (values) => values, onDone, send, children }: Props) {
  const [message, setMessage] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  // Sent by the browser before the page's script runs, the form would only come back empty.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setWaiting(true);
    setMessage('');
    const answered = await (send ? send(values) : post(path, toBody(values), language));
    setWaiting(false);
    if (answered.isDone) return void (await onDone(answered.body));
    setMessage(answered.message);
    form.querySelector('input')?.focus();
  }
  return (
    <form className="staff-form" method="post" onSubmit={onSubmit} noValidate>
      {fields.map(({ name, label, ...more }) => (
        <label key={name} htmlFor={`field-${name}`}>
          <span>{labelIn(language, label)}</span>
          <input id={`field-${name}`} name={name} required {...more} />
        </label>
      ))}
      {children}
      <p className="staff-form__trouble" role="alert">
        {message}
      </p>
      <button className="staff-button" type="submit" disabled={isWaiting || !isReady}>
        {labelIn(language, isWaiting ? signInWords.wait : submit)}
      </button>
    </form>
  );
}
