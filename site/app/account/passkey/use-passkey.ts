import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSent } from '../../components/use-sent.ts';
import { askPasskeyOptions, type PasskeyUse } from './ask-passkey-options.ts';

/** Each is the key of its text. */
export type PasskeyButtonTrouble = 'givenUp' | 'alreadyAdded' | 'unreachable';

const never = () => () => {};

/** Whether this browser can; the server takes it for granted, so that nothing jumps when the script takes over. */
export const usePasskeySupport = () => useSyncExternalStore(never, browserSupportsWebAuthn, () => true);

/** Asks the device for its answer and sends that with the form around the button, as the field `passkey`. */
export function usePasskey(use: PasskeyUse) {
  const button = useRef<HTMLButtonElement>(null);
  const [trouble, setTrouble] = useState<PasskeyButtonTrouble | null>(null);
  const [isAsking, setAsking] = useSent();
  useEffect(() => {
    if (use !== 'signIn') return;
    let isGone = false;
    void answerOutOfAutofill(() => isGone).then((answer) => answer && !isGone && send(button.current?.form, use, answer));
    return () => {
      isGone = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [use]);
  async function press() {
    setTrouble(null);
    setAsking(true);
    try {
      const answer = await answerOf(use);
      if (answer) return send(button.current?.form, use, answer);
      setTrouble('unreachable');
    } catch (error) {
      setTrouble(error instanceof Error && error.name === 'InvalidStateError' ? 'alreadyAdded' : 'givenUp');
    }
    setAsking(false);
  }
  return { button, trouble, isAsking, press };
}

async function answerOf(use: PasskeyUse): Promise<object | null> {
  if (use === 'add') {
    const optionsJSON = await askPasskeyOptions(use);
    return optionsJSON && startRegistration({ optionsJSON });
  }
  const optionsJSON = await askPasskeyOptions(use);
  return optionsJSON && startAuthentication({ optionsJSON });
}

/** Where the browser can, it offers the passkey by itself in the e-mail field. Nobody asked for it, so nobody is told when it fails. */
async function answerOutOfAutofill(isGone: () => boolean): Promise<object | null> {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return null;
    const optionsJSON = await askPasskeyOptions('signIn');
    if (!optionsJSON || isGone()) return null;
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch {
    return null;
  }
}

/** A plain form post, with whatever else was filled in: the answer to it is a page. */
function send(form: HTMLFormElement | null | undefined, use: PasskeyUse, answer: object): void {
  const fields = { go: use === 'add' ? 'addPasskey' : 'passkey', passkey: JSON.stringify(answer) };
  const added = Object.entries(fields).map(([name, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
  );
  form?.append(...added);
  form?.submit();
  // What is sent was read at that moment. Whoever comes back to the page may go on another way, and must not send this answer again.
  for (const input of added) input.remove();
}
