import type { AccountServices } from '@clinic/core/identity/accounts/account-services';
import { isKnownDevice, rememberDevice } from '@clinic/core/identity/known-device';
import { deviceNameOf } from '@clinic/core/identity/sessions/device-name';
import { openSession, refreshSession, type SignedIn } from '@clinic/core/identity/sessions/open-session';
import { refreshTokenHash } from '@clinic/core/identity/sessions/refresh-token';
import type { AreaServices } from '@clinic/core/personal-area/area-services';
import type { AccountContext } from '../../app/account-context.ts';
import { newBrowserKey } from '../http/browser-key.ts';
import { deviceCookie, readDeviceCookie } from '../http/device-cookie.ts';
import { clearedSessionCookies, readSessionCookies, sessionCookies } from '../http/session-cookies.ts';
import { readSignInKey, signInCookie } from '../http/sign-in-cookie.ts';

type Options = { services: AccountServices; area: AreaServices; origin: string };
type Opened = { signedIn: SignedIn | null; hasEnded: boolean; lastAccountId: string | null; cookies: string[] };

/** Who is signed in, and the cookies that the answer carries: tokens are renewed on the way, without a request of their own. */
export async function openAccount({ services, area, origin }: Options, request: Request): Promise<AccountContext & { cookies: string[] }> {
  const { cookies, ...opened } = await openFromCookies(services, request, origin);
  const secret = services.codeSecret;
  let device = readDeviceCookie(request, origin);
  let key = readSignInKey(request, origin);
  let isKeySent = false;
  return {
    services,
    area,
    ...opened,
    cookies,
    deviceName: deviceNameOf(request.headers),
    addCookies: (more) => void cookies.push(...more),
    browserKey: () => {
      key ??= newBrowserKey();
      // Renewed with each use: what waits under this name must not end while somebody reads slowly.
      if (!isKeySent) cookies.push(signInCookie(key, origin));
      isKeySent = true;
      return key;
    },
    isKnownDevice: (contact) => isKnownDevice({ cookie: device, secret, keys: services.keys }, contact),
    rememberDevice: (email) => {
      device = rememberDevice({ cookie: device, secret, keys: services.keys }, { kind: 'email', value: email });
      cookies.push(deviceCookie(device, origin));
    },
  };
}

async function openFromCookies(services: AccountServices, request: Request, origin: string): Promise<Opened> {
  const { accessToken, refreshToken } = readSessionCookies(request.headers.get('cookie'), origin);
  const signedIn = accessToken ? await openSession(services, accessToken, 'browser') : null;
  if (signedIn) return { signedIn, hasEnded: false, lastAccountId: signedIn.account.id, cookies: [] };
  if (!refreshToken) return { signedIn: null, hasEnded: false, lastAccountId: null, cookies: [] };
  const refreshed = await refreshSession(services, refreshToken, 'browser');
  if (!refreshed.ok) {
    const lastAccountId = await services.sessions.accountOf(refreshTokenHash(refreshToken));
    return { signedIn: null, hasEnded: true, lastAccountId, cookies: clearedSessionCookies(origin) };
  }
  const opened = await openSession(services, refreshed.value.tokens.accessToken, 'browser');
  const lastAccountId = refreshed.value.session.accountId;
  return { signedIn: opened, hasEnded: false, lastAccountId, cookies: sessionCookies(origin, refreshed.value) };
}
