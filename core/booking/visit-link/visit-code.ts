import { checkCode } from '../../identity/codes/check-code.ts';
import type { CodeStore } from '../../identity/codes/code-store.ts';
import { type Asker, requestCode } from '../../identity/codes/request-code.ts';
import { type Contact, contactDigests, toContact } from '../../identity/contact.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { Result } from '../../kernel/result.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import { textCountry } from '../../personal-data/text-phone.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { Booking } from '../model/booking.ts';

/** The contact that was proven when the visit was booked, else the first to which a code can be sent. Contacts typed now are ignored. */
export function contactBehind(keys: DataKeys, { patient, bookedBy, contactDigest }: Booking): Contact | null {
  const written = [patient.email, bookedBy?.email, patient.phone, bookedBy?.phone].map((one) => toContact(one ?? ''));
  const reached = written.filter((one) => one !== null).filter(({ kind, value }) => kind === 'email' || textCountry(value) !== null);
  const proven = contactDigest && reached.find((contact) => contactDigests(keys, contact).includes(contactDigest));
  return proven || (reached[0] ?? null);
}

type Ports = { codes: CodeStore; withinLimit: WithinLimit };
type CodeRequestOptions = { asker: Asker; booking: Booking; contact: Contact };

/** A code for a visit is valid only in the browser that requested it, and only for this visit. */
const forVisit = (asker: Asker, { id }: Booking): Asker => ({ ...asker, browserKey: `${asker.browserKey} ${id}` });

export const askVisitCode = (
  ports: Ports,
  { asker, booking, contact }: CodeRequestOptions,
  locale: Locale,
): Promise<Result<null, { kind: 'tooMany' }>> =>
  requestCode(ports, forVisit(asker, booking), { purpose: 'visit', contact, locale, birthDate: null });

export const checkVisitCode = (
  ports: Ports,
  { asker, booking }: Pick<CodeRequestOptions, 'asker' | 'booking'>,
  typed: { code: string; secret: string },
) => checkCode(ports, forVisit(asker, booking), { purpose: 'visit', ...typed });
