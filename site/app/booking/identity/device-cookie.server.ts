import type { CodeAddress } from '@clinic/core/identity/codes/code-store';
import type { Asker } from '@clinic/core/identity/codes/request-code';
import { isKnownDevice, rememberDevice } from '@clinic/core/identity/known-device';
import { deviceCookie, readDeviceCookie } from '../../../server/http/device-cookie.ts';
import type { PageContext } from '../../page-context.ts';

const deviceOf = ({ booking, origin }: PageContext, request: Request) => ({
  cookie: readDeviceCookie(request, origin),
  secret: booking.visitSecrets[0],
  keys: booking.keys,
});

/** Who asks for a code, or types one, in the browser that has this key. */
export function codeAskerOf(page: PageContext, request: Request, browserKey: string): Asker {
  const device = deviceOf(page, request);
  return { browserKey, client: page.client, isKnownDevice: (contact) => isKnownDevice(device, contact) };
}

/** After a contact was proven in this browser. */
export const provenDeviceCookie = (page: PageContext, request: Request, contact: CodeAddress): string =>
  deviceCookie(rememberDevice(deviceOf(page, request), contact), page.origin);
