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

/** Whether the booker read a code at this contact. */
export const isProvenContact = ({ contactDigest: proven }: Pick<Booking, 'contactDigest'>, contact: Contact, keys: DataKeys): boolean =>
  proven !== null && contactDigests(keys, contact).includes(proven);

/** The contact that was proven when the visit was booked, else the first to which a code can be sent. Contacts typed now are ignored. */
export function contactBehind(keys: DataKeys, booking: Booking): Contact | null {
  const { patient, bookedBy } = booking;
  const written = [patient.email, bookedBy?.email, patient.phone, bookedBy?.phone].map((one) => toContact(one ?? ''));
  const reached = written.filter((one) => one !== null).filter(({ kind, value }) => kind === 'email' || textCountry(value) !== null);
  return reached.find((contact) => isProvenContact(booking, contact, keys)) ?? reached[0] ?? null;
}

type Ports = { codes: CodeStore; withinLimit: WithinLimit };
type CodeRequestOptions = { asker: Asker; booking: Booking; contact: Contact };

/** To open a visit, or to give the account for its refund: a code for the one is none for the other. */
type VisitCodePurpose = 'visit' | 'refund';

/** A code for a visit is valid only in the browser that requested it, and only for this visit. */
const keyForVisit = (browserKey: string, bookingId: string) => `${browserKey} ${bookingId}`;
const forVisit = (asker: Asker, { id }: Booking): Asker => ({ ...asker, browserKey: keyForVisit(asker.browserKey, id) });

export const askVisitCode = (
  ports: Ports,
  { asker, booking, contact }: CodeRequestOptions,
  locale: Locale,
  purpose: VisitCodePurpose = 'visit',
): Promise<Result<null, { kind: 'tooMany' }>> =>
  requestCode(ports, forVisit(asker, booking), { purpose, contact, locale, birthDate: null });

export const checkVisitCode = (
  ports: Ports,
  { asker, booking }: Pick<CodeRequestOptions, 'asker' | 'booking'>,
  typed: { code: string; secret: string },
  purpose: VisitCodePurpose = 'visit',
) => checkCode(ports, forVisit(asker, booking), { purpose, ...typed });

/** Whether this browser has asked for a code that has not ended. */
export const hasAskedVisitCode = async (
  { codes }: Pick<Ports, 'codes'>,
  { browserKey, bookingId }: { browserKey: string; bookingId: string },
  purpose: VisitCodePurpose,
): Promise<boolean> => (await codes.latest(keyForVisit(browserKey, bookingId), purpose)) !== null;
