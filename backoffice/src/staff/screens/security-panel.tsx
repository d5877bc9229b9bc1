'use client';

import { type ReactNode, useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { post } from './post.ts';
import { RecoveryCodesList } from './recovery-codes-list.tsx';
import { setUpWords } from './screen-words.ts';
import { securityWords as words } from './security-words.ts';
import { SetUpFactor } from './set-up-factor.tsx';
import { type StaffField, StaffForm } from './staff-form.tsx';

type ShownPasskey = { id: string; name: string; used: string | null };
type ShownSession = { id: string; device: string; since: string; seen: string; isThis: boolean };
type Props = {
  language: string;
  email: string;
  isLocal: boolean;
  hasApp: boolean;
  recoveryCodes: number;
  passkeys: ShownPasskey[];
  sessions: ShownSession[];
};

const current: StaffField = { name: 'current', label: words.current, type: 'password', autoComplete: 'current-password' };
const reload = () => window.location.reload();

export function SecurityPanel(props: Props) {
  return (
    <>
      <SecondStep {...props} />
      <PasswordAndEmail {...props} />
      <Sessions {...props} />
    </>
  );
}

const Part = ({ title, language, children }: { title: Label; language: string; children: ReactNode }) => (
  <section className="staff-part">
    <h2>{labelIn(language, title)}</h2>
    {children}
  </section>
);

/** A button that first asks for the present password. */
function WithPassword({
  words: button,
  path,
  body = {},
  language,
  onDone,
}: {
  words: Label;
  path: string;
  body?: object;
  language: string;
  onDone: (body: Record<string, unknown>) => void;
}) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button className="staff-button staff-button--second" type="button" onClick={() => setAsked(true)}>
        {labelIn(language, button)}
      </button>
    );
  return (
    <StaffForm
      path={path}
      fields={[current]}
      toBody={({ current: password }) => ({ password, ...body })}
      submit={button}
      language={language}
      onDone={onDone}
    />
  );
}

function SecondStep({ language, isLocal, hasApp, passkeys, recoveryCodes }: Props) {
  const [proof, setProof] = useState<{ password: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const say = (label: Label) => labelIn(language, label);
  const isOn = hasApp || passkeys.length > 0;
  if (codes && codes.length > 0) return <RecoveryCodesList codes={codes} language={language} onKept={reload} />;
  return (
    <Part title={words.secondStep} language={language}>
      <p className="staff-state" data-on={isOn}>
        {say(isOn ? words.isOn : isLocal ? words.offHere : words.off)}
      </p>
      <ul className="staff-list">
        {hasApp && (
          <li>
            <span>{say(words.appOn)}</span>
            <WithPassword words={words.remove} path="/factors/remove" language={language} onDone={reload} />
          </li>
        )}
        {passkeys.map(({ id, name, used }) => (
          <li key={id}>
            <span>
              {say(setUpWords.passkey)}: <b>{name}</b>, {used ? say(words.lastUsed).replace('{moment}', used) : say(words.neverUsed)}
            </span>
            <WithPassword words={words.remove} path="/factors/remove" body={{ passkey: id }} language={language} onDone={reload} />
          </li>
        ))}
        {isOn && (
          <li>
            <span>{say(words.codesLeft).replace('{count}', String(recoveryCodes))}</span>
            <WithPassword
              words={words.newCodes}
              path="/recovery-codes"
              language={language}
              onDone={({ recoveryCodes: made }) => setCodes(Array.isArray(made) ? made.map(String) : [])}
            />
          </li>
        )}
      </ul>
      {proof ? (
        <SetUpFactor language={language} proof={proof} hasApp={hasApp} onAdded={(made) => (made.length > 0 ? setCodes(made) : reload())} />
      ) : (
        <StaffForm
          path=""
          send={async ({ current: password = '' }) => {
            setProof({ password });
            return { isDone: true, body: {} };
          }}
          fields={[current]}
          submit={isOn ? words.add : setUpWords.title}
          language={language}
          onDone={() => {}}
        />
      )}
    </Part>
  );
}

function PasswordAndEmail({ language, email }: Props) {
  const [told, setTold] = useState<Label | null>(null);
  const prove = ({ current: password = '', ...more }: Record<string, string>) => ({ proof: { password }, ...more });
  return (
    <>
      {told && (
        <p className="staff-state" data-on role="status">
          {labelIn(language, told)}
        </p>
      )}
      <div className="staff-choices">
        <Part title={words.passwordTitle} language={language}>
          <StaffForm
            path="/own-password"
            fields={[current, { name: 'password', label: words.newPassword, type: 'password', autoComplete: 'new-password' }]}
            toBody={prove}
            submit={words.changePassword}
            language={language}
            onDone={() => setTold(words.passwordChanged)}
          />
        </Part>
        <Part title={words.emailTitle} language={language}>
          <StaffForm
            path="/own-email"
            fields={[current, { name: 'email', label: words.newEmail, type: 'email', autoComplete: 'email', placeholder: email }]}
            toBody={prove}
            submit={words.changeEmail}
            language={language}
            onDone={() => setTold(words.emailChanged)}
          />
        </Part>
      </div>
    </>
  );
}

function Sessions({ language, sessions }: Props) {
  const say = (label: Label) => labelIn(language, label);
  const end = async (body: object) => {
    await post('/sessions/end', body, language);
    reload();
  };
  return (
    <Part title={words.sessions} language={language}>
      <ul className="staff-list">
        {sessions.map(({ id, device, since, seen, isThis }) => (
          <li key={id}>
            <span>
              <b>{device}</b> {isThis && <em>({say(words.thisOne)})</em>}
              <br />
              {say(words.since).replace('{moment}', since)}, {say(words.seen).replace('{moment}', seen)}
            </span>
            {!isThis && (
              <button className="staff-button staff-button--second" type="button" onClick={() => end({ id })}>
                {say(words.end)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button className="staff-button" type="button" onClick={() => end({ others: true })}>
          {say(words.endOthers)}
        </button>
      )}
    </Part>
  );
}
