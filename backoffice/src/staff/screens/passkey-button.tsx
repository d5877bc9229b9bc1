'use client';

import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { post } from './post.ts';
import { signInWords } from './screen-words.ts';

type Props = { words: Label; language: string; onDone: () => void };

export function PasskeyButton({ words, language, onDone }: Props) {
  const [isOffered, setOffered] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => setOffered(browserSupportsWebAuthn()), []);
  async function press() {
    setMessage('');
    const asked = await post('/passkey/options', {}, language);
    if (!asked.isDone) return setMessage(asked.message);
    try {
      const optionsJSON = asked.body as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const response = await startAuthentication({ optionsJSON });
      const answered = await post('/passkey', { response }, language);
      return answered.isDone ? onDone() : setMessage(answered.message);
    } catch {
      setMessage(labelIn(language, signInWords.passkeyGivenUp));
    }
  }
  if (!isOffered) return null;
  return (
    <>
      <button className="staff-button staff-button--second" type="button" onClick={press}>
        {labelIn(language, words)}
      </button>
      <p className="staff-form__trouble" role="alert">
        {message}
      </p>
    </>
  );
}
