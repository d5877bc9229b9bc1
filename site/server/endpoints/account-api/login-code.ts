import { finishSignIn } from '@clinic/core/identity/accounts/finish-sign-in';
import { z } from 'zod';
import { answerSignIn } from './answer-sign-in.ts';
import { accountEndpoint } from './endpoint.ts';
import { codeField, deviceFields, languageField, secondStepData, signedInData } from './shapes.ts';

export const loginCodeEndpoint = accountEndpoint({
  path: '/login/code',
  summary: 'Complete a sign-in',
  description: 'The second step after `/login` or `/verify` has answered 202, from the same browser or app.',
  failure: 'login',
  body: z.object({ code: codeField, ...languageField, ...deviceFields }),
  done: signedInData,
  pending: secondStepData,
  troubles: ['codeWrong', 'codeEnded', 'tooMany'],
  answer: async (call, { code }) => {
    const finished = await finishSignIn(call.services, call.asker(), code);
    return finished.ok ? answerSignIn(call, finished.value) : { trouble: finished.error.kind };
  },
});
