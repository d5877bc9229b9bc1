import { isUuid } from '@clinic/core/kernel/uuid';
import { hostCookie, readHostCookie } from './host-cookie.ts';

const name = 'form';
const maxAgeSeconds = 2 * 3_600;

/** Names the form that this browser sent last: its code is typed here, and the thank-you page knows what it thanks for. */
export function readFormCookie(request: Request, origin: string): string | null {
  const value = readHostCookie(request.headers.get('cookie'), origin, name);
  return value && isUuid(value) ? value : null;
}

const shownMinutes = 30;

/** How long this browser is shown what was written in it; its code can still be typed afterwards. */
export const isJustWritten = (at: Date): boolean => Date.now() - at.getTime() < shownMinutes * 60_000;

export const clearedFormCookie = (origin: string): string => hostCookie(origin, { name, value: '', maxAgeSeconds: 0 });

export const formCookie = (formId: string, origin: string): string => hostCookie(origin, { name, value: formId, maxAgeSeconds });
