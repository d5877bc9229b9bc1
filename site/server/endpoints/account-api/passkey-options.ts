import { askForPasskey, offerNewPasskey } from '@clinic/core/identity/factors/passkeys';
import { isJustConfirmed } from '@clinic/core/identity/sessions/session';
import { z } from 'zod';
import { accountEndpoint } from './endpoint.ts';
import { languageField } from './shapes.ts';

export const passkeyOptionsEndpoint = accountEndpoint({
  path: '/passkey/options',
  summary: 'What a passkey is to sign',
  description:
    'For the site’s own pages, which send the device’s answer with their forms. `add` needs a sign-in within the last five minutes, `stepUp` a session.',
  failure: 'passkey',
  body: z.object({ use: z.enum(['signIn', 'add', 'stepUp']), ...languageField }),
  done: z
    .looseObject({ challenge: z.string() })
    .describe('PublicKeyCredentialRequestOptionsJSON; PublicKeyCredentialCreationOptionsJSON for `add`.'),
  troubles: ['notSignedIn', 'idle', 'notConfirmed'],
  answer: async (call, { use }) => {
    const { services, clinicName } = call;
    if (use === 'signIn') return { status: 200, data: { ...(await askForPasskey(services, 'signIn', null)) } };
    const signedIn = await call.signedIn();
    if (!signedIn) return { trouble: 'notSignedIn' };
    const { account, session, isIdle } = signedIn;
    if (use === 'stepUp') return { status: 200, data: { ...(await askForPasskey(services, `confirm ${session.id}`, account)) } };
    if (isIdle) return { trouble: 'idle' };
    if (!isJustConfirmed(session, new Date())) return { trouble: 'notConfirmed' };
    return { status: 200, data: { ...(await offerNewPasskey(services, account, { sessionId: session.id, clinicName })) } };
  },
});
