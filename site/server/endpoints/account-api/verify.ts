import { completeRegistration } from '@clinic/core/identity/accounts/complete-registration';
import { z } from 'zod';
import { answerSignIn } from './answer-sign-in.ts';
import { accountEndpoint } from './endpoint.ts';
import { codeField, deviceFields, languageField, secondStepData, signedInData } from './shapes.ts';

export const verifyEndpoint = accountEndpoint({
  path: '/verify',
  summary: 'Complete a registration',
  description: 'With the code that `/register` has sent. Makes the account and signs in. Each code may be tried five times.',
  failure: 'register',
  body: z.object({ code: codeField, ...languageField, ...deviceFields }),
  done: signedInData,
  pending: secondStepData,
  troubles: ['codeWrong', 'codeEnded', 'tooMany'],
  answer: async (call, { code }) => {
    const completed = await completeRegistration(call.services, call.asker(), code);
    return completed.ok ? answerSignIn(call, completed.value) : { trouble: completed.error.kind };
  },
});
