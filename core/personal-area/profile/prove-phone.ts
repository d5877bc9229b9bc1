import type { AccountAsker } from '../../identity/accounts/asker.ts';
import { type CodeTrouble, checkCode } from '../../identity/codes/check-code.ts';
import { requestCode } from '../../identity/codes/request-code.ts';
import { type Contact, toContact } from '../../identity/contact.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { textCountry } from '../../personal-data/text-phone.ts';
import type { AreaServices } from '../area-services.ts';
import type { ProfileChange } from './profile-store.ts';

type ProofPorts = Pick<AreaServices, 'profile' | 'codes' | 'withinLimit' | 'codeSecret'>;
type Unproven = { change: ProfileChange; contact: Contact };

/** The phone that was last changed here, while nobody has shown that they read it. Null for one that takes no text messages. */
export async function unprovenPhone({ profile }: Pick<ProofPorts, 'profile'>, { account }: SignedIn): Promise<Unproven | null> {
  const changes = await profile.latest(account.id);
  const change = changes.find(({ field, patientId }) => field === 'phone' && patientId === account.patientId);
  const contact = change && !change.refusedAt && !change.contactProvenAt ? toContact(change.value) : null;
  return change && contact && textCountry(contact.value) !== null ? { change, contact } : null;
}

/** Sends a code to the new phone. Without it the number stands on the record and opens nothing. */
export async function requestPhoneProof(
  ports: ProofPorts,
  signedIn: SignedIn,
  asker: AccountAsker,
): Promise<Result<null, { kind: 'tooMany' } | { kind: 'noSuchChange' }>> {
  const unproven = await unprovenPhone(ports, signedIn);
  if (!unproven) return err({ kind: 'noSuchChange' });
  const { id: accountId, locale } = signedIn.account;
  return requestCode(ports, asker, { purpose: 'newPhone', contact: unproven.contact, locale, birthDate: null, accountId });
}

/** Whether a code is on its way to this phone, asked for in this browser. */
export async function waitsForPhoneCode(
  ports: Pick<ProofPorts, 'profile' | 'codes'>,
  signedIn: SignedIn,
  browserKey: string,
): Promise<boolean> {
  const [unproven, code] = await Promise.all([unprovenPhone(ports, signedIn), ports.codes.latest(browserKey, 'newPhone')]);
  return unproven !== null && code?.accountId === signedIn.account.id && code.contact.value === unproven.contact.value;
}

export async function provePhone(
  ports: ProofPorts,
  signedIn: SignedIn,
  { asker, code }: { asker: AccountAsker; code: string },
): Promise<Result<null, CodeTrouble | { kind: 'noSuchChange' }>> {
  const unproven = await unprovenPhone(ports, signedIn);
  if (!unproven) return err({ kind: 'noSuchChange' });
  const { change, contact } = unproven;
  const { codeSecret, profile } = ports;
  const checked = await checkCode(ports, asker, { purpose: 'newPhone', code, secret: codeSecret });
  if (!checked.ok) return checked;
  // The code proves the number that it was sent to, and no other change.
  if (checked.value.accountId !== signedIn.account.id || checked.value.contact.value !== contact.value) return err({ kind: 'codeEnded' });
  await profile.recordContactProven(change.id);
  return ok(null);
}
