import { consentTextVersion, type Purpose, purposes } from '@clinic/core/consent/purposes';
import { reloadPage } from '../navigation/reload-page.ts';
import { type Choice, choiceIn, cookieOf } from './consent-cookie.ts';
import { expiringCookies } from './foreign-cookies.ts';

/** `unasked`: no valid answer yet. `unknown`: on the server, where pages are the same for everybody. */
export type StoredConsent = Choice | 'unasked' | 'unknown';

const listeners = new Set<() => void>();
let lastCookies: string | undefined;
let last: StoredConsent = 'unknown';

/** Read anew each time, because another tab may have changed it. */
export function currentConsent(): StoredConsent {
  if (document.cookie !== lastCookies) {
    lastCookies = document.cookie;
    last = choiceIn(lastCookies) ?? 'unasked';
  }
  return last;
}

const tell = () => {
  for (const listener of listeners) listener();
};

export function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', tell);
  };
}

export const allows = (consent: StoredConsent, purpose: Purpose) => typeof consent === 'object' && consent.purposes.includes(purpose);

export function choose(allowed: readonly Purpose[]) {
  const before = currentConsent();
  const visitor = typeof before === 'object' ? before.visitor : randomNumber();
  const choice = { textVersion: consentTextVersion, date: new Date().toISOString().slice(0, 10), purposes: allowed, visitor };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4.
  document.cookie = cookieOf(choice, location.protocol === 'https:');
  record(choice);
  if (purposes.some((purpose) => allows(before, purpose) && !allowed.includes(purpose))) forgetThirdParties();
  else tell();
}

/** The cookie holds, whether or not the record arrives; `keepalive` lets it arrive although the page is left. */
function record({ visitor, purposes: allowed, textVersion }: Choice) {
  const body = JSON.stringify({ visitor, purposes: allowed, textVersion });
  fetch('/consent', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => {});
}

/** A script that runs cannot be recalled: its traces are wiped and the document starts again without it. */
export function forgetThirdParties() {
  for (const cookie of expiringCookies(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: see above.
    document.cookie = cookie;
  }
  // The site itself keeps nothing there.
  localStorage.clear();
  sessionStorage.clear();
  reloadPage();
}

function randomNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
