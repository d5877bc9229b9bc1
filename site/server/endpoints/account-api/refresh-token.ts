import { refreshSession } from '@clinic/core/identity/sessions/open-session';
import { z } from 'zod';
import { accountEndpoint } from './endpoint.ts';
import { languageField, tokenField, tokensShape } from './shapes.ts';

export const refreshTokenEndpoint = accountEndpoint({
  path: '/refresh-token',
  summary: 'New tokens',
  description:
    'An app sends its refresh token in the body, a browser its cookie. Each refresh token counts once: one that comes again, later than ten seconds after, ends the session.',
  failure: 'refreshToken',
  body: z.object({ refresh_token: tokenField.optional().describe('Apps only.'), ...languageField }),
  done: z.object({ tokens: tokensShape }),
  troubles: ['noRefreshToken', 'sessionEnded', 'tokenReused', 'tooMany'],
  answer: async (call, { refresh_token }) => {
    const { services, caller, client } = call;
    const refreshToken = caller === 'browser' ? call.refreshToken : refresh_token;
    if (!refreshToken) return { trouble: 'noRefreshToken' };
    if (!(await services.withinLimit('refreshesPerAddress', client))) return { trouble: 'tooMany' };
    const refreshed = await refreshSession(services, refreshToken, caller);
    if (refreshed.ok) return { status: 200, data: { tokens: call.give(refreshed.value) } };
    call.endCookies();
    return { trouble: refreshed.error.kind };
  },
});
