'use client';

import { useEffect, useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { tellOtherTabs } from './leave-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { post } from './post.ts';
import { RecoveryCodesList } from './recovery-codes-list.tsx';
import { firstUserWords, lockWords, secondStepWords, setUpWords, signInWords } from './screen-words.ts';
import { SetUpFactor } from './set-up-factor.tsx';
import { type StaffField, StaffForm } from './staff-form.tsx';

export type Stage = 'firstUser' | 'password' | 'needsSecondStep' | 'needsSetUp' | 'locked';
type Props = { stage: Stage; name: string; language: string; redirectTo: string };
type StageProps = Omit<Props, 'stage'> & { goOn: () => void };

const email: StaffField = { name: 'email', label: signInWords.email, type: 'email', autoComplete: 'username' };
const password: StaffField = { name: 'password', label: signInWords.password, type: 'password', autoComplete: 'current-password' };

/** The page is loaded anew at every step: what it shows is decided where the session is known. */
export function SignInStages({ stage, ...props }: Props) {
  const goOn = () => window.location.assign(props.redirectTo);
  const stages = { firstUser: FirstUser, password: Password, needsSecondStep: SecondStep, needsSetUp: SetUp, locked: Locked };
  const Stage = stages[stage];
  return (
    <div className="staff-sign-in">
      <Stage {...props} goOn={goOn} />
      {stage !== 'password' && stage !== 'firstUser' && <OtherAccount language={props.language} />}
    </div>
  );
}

const Title = ({ words, language }: { words: Label; language: string }) => <h1>{labelIn(language, words)}</h1>;

function OtherAccount({ language }: { language: string }) {
  const leave = async () => {
    await post('/logout', {}, language);
    window.location.assign('/admin/login');
  };
  return (
    <button className="staff-link" type="button" onClick={leave}>
      {labelIn(language, secondStepWords.other)}
    </button>
  );
}

const stayOrGo = (goOn: () => void) => (body: Record<string, unknown>) => (body['next'] === 'in' ? goOn() : window.location.reload());

function Password({ language, goOn }: StageProps) {
  return (
    <>
      <Title words={signInWords.title} language={language} />
      <StaffForm path="/login" fields={[email, password]} submit={signInWords.enter} language={language} onDone={stayOrGo(goOn)}>
        <a href="/admin/forgot">{labelIn(language, signInWords.forgot)}</a>
      </StaffForm>
      <PasskeyButton words={signInWords.withPasskey} language={language} onDone={goOn} />
    </>
  );
}

function FirstUser({ language, goOn }: StageProps) {
  const fields = [{ name: 'nome', label: firstUserWords.name, autoComplete: 'name' }, email, { ...password, autoComplete: 'new-password' }];
  return (
    <>
      <Title words={firstUserWords.title} language={language} />
      <p>{labelIn(language, firstUserWords.explain)}</p>
      <StaffForm path="/first-register" fields={fields} submit={firstUserWords.create} language={language} onDone={stayOrGo(goOn)} />
    </>
  );
}

const code: StaffField = { name: 'code', label: secondStepWords.code, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 };
const recovery: StaffField = { name: 'code', label: secondStepWords.recoveryCode, autoComplete: 'off', maxLength: 20 };

function SecondStep({ language, goOn }: StageProps) {
  const [isLost, setLost] = useState(false);
  const [path, field, explain, other] = isLost
    ? (['/second-step/recovery-code', recovery, secondStepWords.recoveryExplain, secondStepWords.back] as const)
    : (['/second-step/totp', code, secondStepWords.explain, secondStepWords.lost] as const);
  return (
    <>
      <Title words={secondStepWords.title} language={language} />
      <p>{labelIn(language, explain)}</p>
      <StaffForm key={path} path={path} fields={[field]} submit={secondStepWords.go} language={language} onDone={goOn} />
      {!isLost && <PasskeyButton words={secondStepWords.withPasskey} language={language} onDone={goOn} />}
      <button className="staff-link" type="button" onClick={() => setLost(!isLost)}>
        {labelIn(language, other)}
      </button>
    </>
  );
}

function SetUp({ language, goOn }: StageProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodesList codes={codes} language={language} onKept={goOn} />;
  return (
    <>
      <Title words={setUpWords.title} language={language} />
      <p>{labelIn(language, setUpWords.why)}</p>
      <SetUpFactor language={language} proof={null} hasApp={false} onAdded={setCodes} />
    </>
  );
}

function Locked({ language, name, goOn }: StageProps) {
  useEffect(tellOtherTabs, []);
  return (
    <>
      <Title words={lockWords.title} language={language} />
      <p>{labelIn(language, lockWords.explain).replace('{name}', name)}</p>
      <StaffForm path="/unlock" fields={[password]} submit={lockWords.unlock} language={language} onDone={goOn} />
      <PasskeyButton words={lockWords.withPasskey} language={language} onDone={goOn} />
    </>
  );
}
