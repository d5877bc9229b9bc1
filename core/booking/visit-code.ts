import { checkCode } from '../identity/codes/check-code.ts';
import type { CodeStore } from '../identity/codes/code-store.ts';
import { type Asker, mayTryCode, requestCode } from '../identity/codes/request-code.ts';
import { type Contact, contactDigests, toContact } from '../identity/contact.ts';
import type { Locale } from '../kernel/locale.ts';
import { err, type Result } from '../kernel/result.ts';
import type { WithinLimit } from '../limits/limits.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import type { Booking } from './booking.ts';
import { textCountry } from './rules/text-phone.ts';

/** The contact that was proven when the visit was booked, else the first to which a code can go. Nothing that is typed now counts. */
export function contactBehind(keys: DataKeys, { patient, bookedBy, contactDigest }: Booking): Contact | null {
  const written = [patient.email, bookedBy?.email, patient.phone, bookedBy?.phone].map((one) => toContact(one ?? ''));
  const reached = written.filter((one) => one !== null).filter(({ kind, value }) => kind === 'email' || textCountry(value) !== null);
  const proven = contactDigest && reached.find((contact) => contactDigests(keys, contact).includes(contactDigest));
  return proven || (reached[0] ?? null);
}

type Ports = { codes: CodeStore; withinLimit: WithinLimit };
type Asked = { asker: Asker; booking: Booking; contact: Contact };

/** A code for one visit works in the browser that asked, and for this visit alone. */
const forVisit = (asker: Asker, { id }: Booking): Asker => ({ ...asker, browserKey: `${asker.browserKey} ${id}` });

export const askVisitCode = (
  ports: Ports,
  { asker, booking, contact }: Asked,
  locale: Locale,
): Promise<Result<null, { kind: 'tooMany' }>> =>
  requestCode(ports, forVisit(asker, booking), { purpose: 'visit', contact, locale, birthDate: null });

export async function checkVisitCode(ports: Ports, { asker, booking, contact }: Asked, typed: { code: string; secret: string }) {
  const own = forVisit(asker, booking);
  if (!(await mayTryCode(ports.withinLimit, contact, own))) return err({ kind: 'tooMany' as const });
  return checkCode(ports.codes, { browserKey: own.browserKey, purpose: 'visit', ...typed });
}
