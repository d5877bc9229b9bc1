import type { Account } from '../../identity/accounts/account.ts';
import type { AccountAsker } from '../../identity/accounts/asker.ts';
import type { SensitiveTrouble } from '../../identity/accounts/change-password.ts';
import { type CodeTrouble, checkCode } from '../../identity/codes/check-code.ts';
import { requestCode } from '../../identity/codes/request-code.ts';
import { type Contact, contactDigests, toContact } from '../../identity/contact.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import { isJustConfirmed } from '../../identity/sessions/session.ts';
import type { Day } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { textCountry } from '../../personal-data/text-phone.ts';
import type { AreaServices } from '../area-services.ts';

/** Where a code may be sent: the account's e-mail, and the mobile of the last visit that was booked with it. */
export async function linkContacts({ visits, keys }: Pick<AreaServices, 'visits' | 'keys'>, { email }: Account): Promise<Contact[]> {
  const own: Contact = { kind: 'email', value: email };
  const bookings = await visits.bookings({ contactDigests: contactDigests(keys, own), patientId: null });
  const phones = bookings.map(({ booking }) => toContact((booking.bookedBy ?? booking.patient).phone));
  const mobile = phones.find((phone) => phone !== null && textCountry(phone.value) !== null);
  return mobile ? [own, mobile] : [own];
}

type LinkRequest = { asker: AccountAsker; kind: Contact['kind']; birthDate: Day };
type RequestPorts = Pick<AreaServices, 'visits' | 'keys' | 'codes' | 'withinLimit'>;

/** Sends a code to that contact if it is a confirmed contact of a record. Whether it is, nobody learns from the answer. */
export async function requestRecordLink(
  ports: RequestPorts,
  { account, session }: SignedIn,
  { asker, kind, birthDate }: LinkRequest,
): Promise<Result<{ contact: Contact }, SensitiveTrouble | { kind: 'tooMany' } | { kind: 'noSuchContact' }>> {
  if (!isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  const contact = (await linkContacts(ports, account)).find((one) => one.kind === kind);
  if (!contact) return err({ kind: 'noSuchContact' });
  const asked = { purpose: 'linkRecord', contact, locale: account.locale, birthDate, accountId: account.id } as const;
  const requested = await requestCode(ports, asker, asked);
  return requested.ok ? ok({ contact }) : requested;
}

/** A right code proves the contact; whose record it opens is read afterwards, so that a silent clinic does not use the code up. */
export async function checkLinkCode(
  { codes, withinLimit, codeSecret }: Pick<AreaServices, 'codes' | 'withinLimit' | 'codeSecret'>,
  { account }: SignedIn,
  { asker, code }: { asker: AccountAsker; code: string },
): Promise<Result<null, CodeTrouble>> {
  const asked = await codes.latest(asker.browserKey, 'linkRecord');
  if (!asked || asked.accountId !== account.id) return err({ kind: 'codeEnded' });
  const checked = await checkCode({ codes, withinLimit }, asker, { purpose: 'linkRecord', code, secret: codeSecret });
  return checked.ok ? ok(null) : checked;
}
