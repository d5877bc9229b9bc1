import { confirmNewEmail } from '@clinic/core/personal-area/profile/confirm-new-email';
import { z } from 'zod';
import { accountEndpoint } from './endpoint.ts';
import { openCall } from './open-call.ts';
import { codeField, deviceFields, languageField, userOf, userShape } from './shapes.ts';

export const updateUserCodeEndpoint = accountEndpoint({
  path: '/update-user/code',
  summary: 'Complete a change of e-mail',
  description:
    'With the code that was sent to the new address. All other sessions end; the old address is told and can take the change back for seven days.',
  failure: 'update',
  needsSession: true,
  body: z.object({ code: codeField, ...languageField, ...deviceFields }),
  done: userShape,
  troubles: ['notSignedIn', 'idle', 'codeWrong', 'codeEnded', 'emailTaken', 'tooMany'],
  answer: async (call, { code }) => {
    const opened = await openCall(call);
    if ('trouble' in opened) return opened;
    const confirmed = await confirmNewEmail(call, opened, { asker: call.asker(), code });
    if (!confirmed.ok) return { trouble: confirmed.error.kind };
    call.rememberDevice(confirmed.value.email);
    return { status: 200, data: userOf({ ...opened.account, email: confirmed.value.email }) };
  },
});
