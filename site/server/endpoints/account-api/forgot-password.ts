import { requestPasswordReset } from '@clinic/core/identity/accounts/reset-password';
import { z } from 'zod';
import { accountEndpoint, invalidForm } from './endpoint.ts';
import { emailField, languageField, noData } from './shapes.ts';

export const forgotPasswordEndpoint = accountEndpoint({
  path: '/forgot-password',
  summary: 'Ask for a new password',
  description: 'Writes to the address in either case: with a link, or to say that there is no account. The answer is the same.',
  failure: 'forgotPassword',
  body: z.object({ email: emailField, ...languageField }),
  done: noData,
  troubles: ['tooMany'],
  answer: async ({ services, locale, client }, { email }) => {
    const requested = await requestPasswordReset(services, { email, locale, client });
    if (requested.ok) return { status: 200, data: {} };
    return requested.error.kind === 'invalid' ? invalidForm(requested.error.problems) : { trouble: requested.error.kind };
  },
});
