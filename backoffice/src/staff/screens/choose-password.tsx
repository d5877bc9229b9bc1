'use client';

import { labelIn } from '../../language/label.ts';
import { inviteWords, signInWords } from './screen-words.ts';
import { StaffForm } from './staff-form.tsx';

type Props = { token: string; language: string };

export function ChoosePassword({ token, language }: Props) {
  return (
    <div className="staff-sign-in">
      <h1>{labelIn(language, inviteWords.title)}</h1>
      <p>{labelIn(language, inviteWords.explain)}</p>
      <StaffForm
        path="/reset-password"
        fields={[{ name: 'password', label: signInWords.password, type: 'password', autoComplete: 'new-password' }]}
        toBody={({ password }) => ({ token, password })}
        submit={inviteWords.choose}
        language={language}
        onDone={() => window.location.assign('/admin/login')}
      />
    </div>
  );
}
