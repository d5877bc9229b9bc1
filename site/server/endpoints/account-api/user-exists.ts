import { comparableEmail } from '@clinic/core/personal-data/email';
import { z } from 'zod';
import { accountEndpoint } from './endpoint.ts';
import { deviceFields, emailField, languageField } from './shapes.ts';

export const userExistsEndpoint = accountEndpoint({
  path: '/user-exists',
  summary: 'Whether there is an account',
  description:
    'True only for a caller who has proven this e-mail: signed in to that account, or on a browser or installation on which it was signed in. Everybody else is told false.',
  failure: 'userExists',
  body: z.object({ email: emailField, ...languageField, ...deviceFields }),
  done: z.object({ exists: z.boolean() }),
  troubles: ['tooMany'],
  answer: async (call, { email }) => {
    const { accounts, withinLimit } = call.services;
    if (!(await withinLimit('userChecksPerAddress', call.client))) return { trouble: 'tooMany' };
    // Looked up in every case, so that the time tells nothing.
    const account = await accounts.byEmail(comparableEmail(email) ?? '');
    const signedIn = await call.signedIn();
    const isProven = call.isProven(email) || signedIn?.account.id === account?.id;
    return { status: 200, data: { exists: account !== null && isProven } };
  },
});
