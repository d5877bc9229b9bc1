import { refreshSession } from '@clinic/core/identity/sessions/open-session';
import { z } from 'zod';
import type { AccountCall } from './account-call.ts';
import { accountEndpoint } from './endpoint.ts';
import { languageField, noData, tokenField } from './shapes.ts';

export const logoutEndpoint = accountEndpoint({
  path: '/logout',
  summary: 'Sign out',
  description: 'Ends the session, with all its tokens. Also fine where it has ended already.',
  failure: 'logout',
  body: z.object({
    refresh_token: tokenField.optional().describe('Apps: ends the session also where the access token has expired.'),
    ...languageField,
  }),
  done: noData,
  troubles: [],
  answer: async (call, { refresh_token }) => {
    const refreshToken = call.caller === 'browser' ? call.refreshToken : refresh_token;
    const sessionId = (await call.signedIn())?.session.id ?? (await sessionOf(call, refreshToken));
    if (sessionId) await call.services.sessions.end(sessionId);
    call.endCookies();
    return { status: 200, data: {} };
  },
});

async function sessionOf({ services, caller }: AccountCall, refreshToken: string | null | undefined): Promise<string | null> {
  const refreshed = refreshToken ? await refreshSession(services, refreshToken, caller) : null;
  return refreshed?.ok ? refreshed.value.session.id : null;
}
