'use client';

import { useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { post } from './post.ts';
import { othersWords as words } from './security-words.ts';

type Props = { accountId: number; isSuspended: boolean; hasFactor: boolean; language: string };

/** Buttons, not forms: they stand inside the form of the account itself. */
export function OthersActions({ accountId, isSuspended, hasFactor, language }: Props) {
  const [told, setTold] = useState('');
  const say = (label: Label) => labelIn(language, label);
  async function act(path: string) {
    if (!window.confirm(say(words.sure))) return;
    const answered = await post(`/${accountId}/${path}`, {}, language);
    setTold(answered.isDone ? say(words.done) : answered.message);
    if (answered.isDone) window.location.reload();
  }
  const button = (path: string, label: Label) => (
    <button className="staff-button staff-button--second" type="button" onClick={() => act(path)}>
      {say(label)}
    </button>
  );
  return (
    <>
      <p className="staff-row">
        {isSuspended ? button('reinstate', words.reinstate) : button('suspend', words.suspend)}
        {!isSuspended && button('invite', words.invite)}
        {hasFactor && button('remove-factors', words.removeFactors)}
      </p>
      {hasFactor && <p>{say(words.removeFactorsHelp)}</p>}
      <p role="status">{told}</p>
    </>
  );
}
