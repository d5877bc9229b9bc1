import type { Account } from '@clinic/core/identity/accounts/account';
import { emailProblems, nameProblems, passwordProblems } from '@clinic/core/identity/accounts/account-form';
import { requestEmailChange } from '@clinic/core/identity/accounts/change-email';
import { changePassword } from '@clinic/core/identity/accounts/change-password';
import { isJustConfirmed } from '@clinic/core/identity/sessions/session';
import { changeProfile } from '@clinic/core/personal-area/profile/change-profile';
import { comparableEmail } from '@clinic/core/personal-data/email';
import { inOneLine } from '@clinic/core/personal-data/person-name';
import { z } from 'zod';
import { accountEndpoint, invalid, invalidForm } from './endpoint.ts';
import { openCall } from './open-call.ts';
import { deviceData, deviceFields, emailField, languageField, nameField, passwordField, userOf, userShape } from './shapes.ts';

const body = z.object({
  id: z.string().max(100).describe('Must be that of the session.'),
  imed_id: z.int().nullable().optional().describe('As `data.user` had it; it cannot be changed here.'),
  name: nameField,
  email: emailField,
  password: passwordField.optional().describe('Only if filled, the password is changed and all other sessions end.'),
  ...languageField,
  ...deviceFields,
});
type Change = z.output<typeof body>;

export const updateUserEndpoint = accountEndpoint({
  path: '/update-user',
  summary: 'Change name, e-mail or password',
  description:
    'A new e-mail or password needs a sign-in within the last five minutes. A new e-mail counts once the code that was sent to it has come to `/update-user/code`: until then the answer is 202 and names it.',
  failure: 'update',
  needsSession: true,
  body,
  done: userShape,
  pending: z.object({ ...userShape.shape, pending_email: z.string(), ...deviceData }),
  troubles: ['notSignedIn', 'idle', 'notYours', 'notConfirmed', 'tooMany'],
  answer: async (call, change) => {
    const { services, clinicName } = call;
    const opened = await openCall(call);
    if ('trouble' in opened) return opened;
    const { account, session } = opened;
    const foreign = (what: 'account' | 'record') => services.reportForeignId({ accountId: account.id, what });
    if (change.id !== account.id) {
      foreign('account');
      return { trouble: 'notYours' };
    }
    if ((change.imed_id ?? account.patientId) !== account.patientId) {
      foreign('record');
      return invalid([{ name: 'imed_id', problem: 'fixed' }]);
    }
    const problems = problemsWith(change, account, clinicName);
    if (problems.length > 0) return invalidForm(problems);
    const newEmail = comparableEmail(change.email);
    const isNewEmail = newEmail !== account.email;
    if ((isNewEmail || change.password) && !isJustConfirmed(session, new Date())) return { trouble: 'notConfirmed' };
    // First what may be refused: then either all of it was done or nothing.
    if (isNewEmail) {
      const requested = await requestEmailChange(services, opened, { asker: call.asker(), email: change.email });
      if (!requested.ok)
        return requested.error.kind === 'invalid' ? invalidForm(requested.error.problems) : { trouble: requested.error.kind };
    }
    if (change.password) {
      const changed = await changePassword(services, opened, { password: change.password, repeat: change.password, clinicName });
      if (!changed.ok) return changed.error.kind === 'invalid' ? invalidForm(changed.error.problems) : { trouble: changed.error.kind };
    }
    const name = inOneLine(change.name);
    // By the same rules as on the screen of the profile: it reaches the clinic's record, too.
    if (name !== account.name) await changeProfile(call.area, opened, { field: 'name', typed: name });
    const updated = userOf({ ...account, name });
    if (!isNewEmail || newEmail === null) return { status: 200, data: updated };
    return { status: 202, data: { ...updated, pending_email: newEmail, ...call.deviceData() } };
  },
});

function problemsWith({ name, email, password }: Change, account: Account, clinicName: string) {
  const personal = [account.name, account.email, clinicName];
  const ofPassword = password ? passwordProblems({ password, repeat: password, personal }) : [];
  return [...nameProblems(name), ...emailProblems(email), ...ofPassword];
}
