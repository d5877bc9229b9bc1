import { consentDays, consentTextVersion, isPurpose, type Purpose, purposes } from '@clinic/core/consent/purposes';

/** What a visitor answered: `purposes` is what he allowed, `date` the day, `visitor` a random number that stands for the answer. */
export type Choice = { textVersion: number; date: string; purposes: readonly Purpose[]; visitor: string };

const name = 'consent';
const pattern = /(?:^|;\s*)consent=(\d+)\.(\d{4}-\d\d-\d\d)\.([a-z+]+)\.([0-9a-f]{32})(?:;|$)/;

/** An answer to older words, or one that somebody bent, counts as none: the question is put again. */
export function choiceIn(cookies: string): Choice | undefined {
  const [, version, date = '', list = '', visitor = ''] = pattern.exec(cookies) ?? [];
  if (Number(version) !== consentTextVersion) return undefined;
  const allowed = list === 'none' ? [] : list.split('+');
  return allowed.every(isPurpose) ? { textVersion: consentTextVersion, date, purposes: allowed, visitor } : undefined;
}

/** `consent=1.2026-11-15.statistics+video.0123…`: readable by whoever looks at his own cookies. */
export function cookieOf({ textVersion, date, purposes: allowed, visitor }: Choice, secure: boolean): string {
  const list = purposes.filter((purpose) => allowed.includes(purpose)).join('+') || 'none';
  const maxAgeSeconds = consentDays * 24 * 60 * 60;
  return `${name}=${textVersion}.${date}.${list}.${visitor}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
