import { signInWithPassword } from '@clinic/core/identity/accounts/sign-in-with-password';
import { z } from 'zod';
import { answerSignIn } from './answer-sign-in.ts';
import { accountEndpoint } from './endpoint.ts';
import { deviceFields, emailField, languageField, passwordField, secondStepData, signedInData } from './shapes.ts';

export const loginEndpoint = accountEndpoint({
  path: '/login',
  summary: 'Sign in with a password',
  description:
    'On a device on which the account was not used before, the answer is 202 and names the second step; its code goes to `/login/code`. An unknown address and a wrong password are answered alike.',
  failure: 'login',
  body: z.object({
    email: emailField,
    password: passwordField,
    remember: z.boolean().optional().describe('Keeps the session for 30 days; otherwise for 12 hours.'),
    ...languageField,
    ...deviceFields,
  }),
  done: signedInData,
  pending: secondStepData,
  troubles: ['wrongCredentials', 'tooMany'],
  answer: async (call, { email, password, remember: remembered = false }) => {
    const signedIn = await signInWithPassword(call.services, call.asker(), { email, password, remembered });
    return signedIn.ok ? answerSignIn(call, signedIn.value) : { trouble: signedIn.error.kind };
  },
});
