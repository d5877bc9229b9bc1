import type { AccountServices } from '@clinic/core/identity/accounts/account-services';
import type { AccountAsker } from '@clinic/core/identity/accounts/asker';
import type { CodeAddress } from '@clinic/core/identity/codes/code-store';
import { isKnownDevice, rememberDevice } from '@clinic/core/identity/known-device';
import { deviceNameOf } from '@clinic/core/identity/sessions/device-name';
import { openSession, type SignedIn } from '@clinic/core/identity/sessions/open-session';
import type { SessionCaller } from '@clinic/core/identity/sessions/session';
import type { StartedSession } from '@clinic/core/identity/sessions/start-session';
import type { Locale } from '@clinic/core/kernel/locale';
import type { AreaServices } from '@clinic/core/personal-area/area-services';
import type { z } from 'zod';
import { newBrowserKey } from '../../http/browser-key.ts';
import { deviceCookie, readDeviceCookie } from '../../http/device-cookie.ts';
import { clearedSessionCookies, readSessionCookies, sessionCookies } from '../../http/session-cookies.ts';
import { readSignInKey, signInCookie } from '../../http/sign-in-cookie.ts';
import { deviceFields, type tokensShape } from './shapes.ts';

/** One call of the API: who calls, and how tokens reach that kind of caller. */
export type AccountCall = {
  services: AccountServices;
  area: AreaServices;
  caller: SessionCaller;
  locale: Locale;
  clinicName: string;
  client: string;
  accessToken: string | null;
  /** A browser's; an app sends its own in the body. */
  refreshToken: string | null;
  asker(): AccountAsker;
  signedIn(): Promise<SignedIn | null>;
  isProven(email: string): boolean;
  rememberDevice(email: string): void;
  /** For an app's next calls; nothing for a browser. */
  deviceData(): { device?: string; device_proof?: string };
  /** To a browser as cookies, to an app in the body. */
  give(started: StartedSession): z.output<typeof tokensShape>;
  /** The session has ended. */
  endCookies(): void;
};

export type CallOptions = {
  services: AccountServices;
  area: AreaServices;
  origin: string;
  clinicName: string;
  client: string;
  locale: Locale;
  request: Request;
  body: unknown;
  cookies: string[];
};

/** A browser always names its origin. Without one nothing that a browser sends by itself is read: no page elsewhere can use a session. */
export function readCall(options: CallOptions): AccountCall {
  const { services, area, origin, client, locale, clinicName, request, cookies } = options;
  const caller = request.headers.has('origin') ? 'browser' : 'app';
  const held = caller === 'browser' ? heldByBrowser(request, origin) : heldByApp(request, options.body);
  const device = { secret: services.codeSecret, keys: services.keys };
  let { proof } = held;
  let key = held.key;
  const browserKey = () => {
    key ??= newKey(caller, origin, cookies);
    return key;
  };
  const knows = (contact: CodeAddress) => isKnownDevice({ ...device, cookie: proof }, contact);
  return {
    services,
    area,
    caller,
    locale,
    clinicName,
    client,
    accessToken: held.accessToken,
    refreshToken: held.refreshToken,
    asker: () => ({
      browserKey: browserKey(),
      client,
      caller,
      deviceName: deviceNameOf(request.headers),
      isKnownDevice: knows,
    }),
    signedIn: async () => (held.accessToken === null ? null : openSession(services, held.accessToken, caller)),
    isProven: (email) => knows({ kind: 'email', value: email.trim().toLowerCase() }),
    rememberDevice: (email) => {
      proof = rememberDevice({ ...device, cookie: proof }, { kind: 'email', value: email });
      if (caller === 'browser') cookies.push(deviceCookie(proof, origin));
    },
    deviceData: () => (caller === 'browser' ? {} : { device: browserKey(), ...(proof === null ? {} : { device_proof: proof }) }),
    give: (started) => {
      const { accessToken, refreshToken, expiresInSeconds: expires_in } = started.tokens;
      if (caller === 'app') return { access_token: accessToken, refresh_token: refreshToken, expires_in };
      cookies.push(...sessionCookies(origin, started));
      return { expires_in };
    },
    endCookies: () => {
      if (caller === 'browser') cookies.push(...clearedSessionCookies(origin));
    },
  };
}

type Held = { accessToken: string | null; refreshToken: string | null; key: string | null; proof: string | null };

const heldByBrowser = (request: Request, origin: string): Held => ({
  ...readSessionCookies(request.headers.get('cookie'), origin),
  key: readSignInKey(request, origin),
  proof: readDeviceCookie(request, origin),
});

function heldByApp(request: Request, body: unknown): Held {
  const [, accessToken = null] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const key = deviceFields.device.safeParse(sent['device']).data ?? null;
  const proof = deviceFields.device_proof.safeParse(sent['device_proof']).data ?? null;
  return { accessToken, refreshToken: null, key, proof };
}

function newKey(caller: SessionCaller, origin: string, cookies: string[]): string {
  const key = newBrowserKey();
  if (caller === 'browser') cookies.push(signInCookie(key, origin));
  return key;
}
