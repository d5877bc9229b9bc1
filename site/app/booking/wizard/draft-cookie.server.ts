import { draftHours } from '@clinic/core/booking/form/draft';
import { browserKeyFormat } from '../../../server/http/browser-key.ts';
import { hostCookie, readHostCookie } from '../../../server/http/host-cookie.ts';

const name = 'draft';

export function readDraftKey(request: Request, origin: string): string | null {
  const value = readHostCookie(request.headers.get('cookie'), origin, name);
  return value && browserKeyFormat.test(value) ? value : null;
}

/** Longer than the draft itself: whoever comes back to it too late is told so, instead of finding an empty form. */
const rememberedHours = 7 * 24;

/** Holds the key alone; script cannot read it. One whose draft was sent has nothing to tell afterwards. */
export const draftCookie = (value: string, origin: string, isSent = false): string =>
  hostCookie(origin, { name, value, maxAgeSeconds: (isSent ? draftHours : rememberedHours) * 3_600 });
