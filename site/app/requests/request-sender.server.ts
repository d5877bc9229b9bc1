import { isKnownDevice } from '@clinic/core/identity/known-device';
import type { RequestSender } from '@clinic/core/requests/request-services';
import { readDeviceCookie } from '../../server/http/device-cookie.ts';
import { readFormCookie } from '../../server/http/form-cookie.ts';
import type { PageContext } from '../page-context.ts';

/** Who sends a form: by the address of the connection, and by what this browser has done before. */
export function senderOf({ booking, client, origin }: PageContext, request: Request): RequestSender {
  const device = { cookie: readDeviceCookie(request, origin), secret: booking.visitSecrets[0], keys: booking.keys };
  return {
    client,
    isKnownDevice: (contact) => isKnownDevice(device, contact),
    earlierFormId: readFormCookie(request, origin),
  };
}
