import { resetPassword } from '@clinic/core/identity/accounts/reset-password';
import { z } from 'zod';
import { accountEndpoint, invalidForm } from './endpoint.ts';
import { languageField, noData, passwordField, tokenField } from './shapes.ts';

export const resetPasswordEndpoint = accountEndpoint({
  path: '/reset-password',
  summary: 'Set a new password',
  description: 'With the token of the link that was sent. It counts once; all sessions of the account end.',
  failure: 'resetPassword',
  body: z.object({ token: tokenField, password: passwordField, ...languageField }),
  done: noData,
  troubles: ['linkEnded'],
  answer: async ({ services, clinicName }, { token, password }) => {
    const reset = await resetPassword(services, { token, password, repeat: password, clinicName });
    if (reset.ok) return { status: 200, data: {} };
    return reset.error.kind === 'invalid' ? invalidForm(reset.error.problems) : { trouble: reset.error.kind };
  },
});
