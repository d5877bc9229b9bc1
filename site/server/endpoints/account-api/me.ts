import { firstNameOf } from '@clinic/core/personal-data/person-name';
import { z } from 'zod';
import { accountEndpoint } from './endpoint.ts';
import { languageField, userOf, userShape } from './shapes.ts';

export const meEndpoint = accountEndpoint({
  path: '/me',
  summary: 'Who is signed in',
  description: 'After half an hour without a request the session still greets by name, and tells nothing else until the next sign-in.',
  failure: 'me',
  needsSession: true,
  body: z.object(languageField),
  done: z.object({ first_name: z.string(), idle: z.boolean(), user: userShape.nullable().describe('Null while idle.') }),
  troubles: ['notSignedIn'],
  answer: async (call) => {
    const signedIn = await call.signedIn();
    if (!signedIn) return { trouble: 'notSignedIn' };
    const { account, isIdle } = signedIn;
    return { status: 200, data: { first_name: firstNameOf(account.name), idle: isIdle, user: isIdle ? null : userOf(account) } };
  },
});
