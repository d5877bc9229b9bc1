'use client';

import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { labelIn } from '../../language/label.ts';
import { type Answered, post } from './post.ts';
import { secondStepWords, setUpWords, signInWords } from './screen-words.ts';
import { StaffForm } from './staff-form.tsx';

type Proof = { password: string } | null;
type Added = (recoveryCodes: string[]) => void;
type Props = { language: string; proof: Proof; hasApp: boolean; onAdded: Added };

const codesIn = (body: Record<string, unknown>): string[] =>
  Array.isArray(body['recoveryCodes']) ? body['recoveryCodes'].map(String) : [];

/** The two kinds of second step, side by side. */
export function SetUpFactor({ language, proof, hasApp, onAdded }: Props) {
  const [canPasskey, setCanPasskey] = useState(false);
  useEffect(() => setCanPasskey(browserSupportsWebAuthn()), []);
  return (
    <div className="staff-choices">
      {canPasskey && <NewPasskey language={language} proof={proof} onAdded={onAdded} />}
      {!hasApp && <CodeApp language={language} proof={proof} onAdded={onAdded} />}
    </div>
  );
}

function NewPasskey({ language, proof, onAdded }: Omit<Props, 'hasApp'>) {
  async function create({ name = '' }: Record<string, string>): Promise<Answered> {
    const asked = await post('/passkeys/options', { proof }, language);
    if (!asked.isDone) return asked;
    try {
      const optionsJSON = asked.body as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const response = await startRegistration({ optionsJSON });
      return await post('/passkeys/add', { name: name || labelIn(language, setUpWords.passkey), response }, language);
    } catch {
      return { isDone: false, message: labelIn(language, signInWords.passkeyGivenUp) };
    }
  }
  const placeholder = labelIn(language, setUpWords.passkeyNameExample);
  return (
    <section>
      <h3>{labelIn(language, setUpWords.passkey)}</h3>
      <p>{labelIn(language, setUpWords.passkeyExplain)}</p>
      <StaffForm
        path=""
        send={create}
        fields={[{ name: 'name', label: setUpWords.passkeyName, autoComplete: 'off', maxLength: 60, placeholder }]}
        submit={setUpWords.addPasskey}
        language={language}
        onDone={(body) => onAdded(codesIn(body))}
      />
    </section>
  );
}

type Started = { uri: string; picture: string | null };

function CodeApp({ language, proof, onAdded }: Omit<Props, 'hasApp'>) {
  const [started, setStarted] = useState<Started | null>(null);
  return (
    <section>
      <h3>{labelIn(language, setUpWords.app)}</h3>
      <p>{labelIn(language, setUpWords.appExplain)}</p>
      {started ? (
        <>
          <NewKey {...started} language={language} />
          <StaffForm
            path="/totp/confirm"
            fields={[{ name: 'code', label: secondStepWords.code, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 }]}
            submit={secondStepWords.go}
            language={language}
            onDone={(body) => onAdded(codesIn(body))}
          />
        </>
      ) : (
        <StaffForm
          path="/totp/start"
          fields={[]}
          toBody={() => ({ proof })}
          submit={setUpWords.startApp}
          language={language}
          onDone={(body) => setStarted(body as unknown as Started)}
        />
      )}
    </section>
  );
}

function NewKey({ picture, uri, language }: Started & { language: string }) {
  const key = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <>
      {picture && (
        <>
          <p>{labelIn(language, setUpWords.scan)}</p>
          <svg className="staff-qr" viewBox="-4 -4 65 65" role="img" aria-label={labelIn(language, setUpWords.picture)}>
            <path d="M-4 -4h65v65h-65z" fill="#fff" />
            <path d={picture} fill="#000" />
          </svg>
        </>
      )}
      <p>
        {labelIn(language, setUpWords.orType)} <a href={uri}>{key.match(/.{1,4}/g)?.join(' ')}</a>
      </p>
      <p>{labelIn(language, setUpWords.confirm)}</p>
    </>
  );
}
