import { err, ok, type Result } from '../../kernel/result.ts';
import { withinContactBudget } from '../../limits/contact-budget.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import { mailboxOf } from '../../limits/mailbox-of.ts';
import { withinTextBudget } from '../../limits/text-budget.ts';
import { secondPressSeconds } from './code-figures.ts';
import type { CodeAddress, CodeRequest, CodeStore } from './code-store.ts';

/** The requester. */
export type Asker = {
  browserKey: string;
  client: string;
  /** Whether this browser has proven the contact before. */
  isKnownDevice(contact: CodeAddress): boolean;
  /** Of the letter's link, where the page was opened by it. */
  letterProof?: string | null;
};

/** For counting: all ways to write one address are one. */
export const contactName = ({ kind, value }: CodeAddress) => `${kind} ${kind === 'email' ? mailboxOf(value) : value}`;

/**
 * Whether one more code may be sent to this contact. Strangers share a small limit, the owner's known devices have another, and every
 * client address has a few a day besides both: so nobody can use up the codes of somebody else. Whatever the code is for, strangers' text
 * messages to a country are counted, too.
 */
export async function mayAskForCode(withinLimit: WithinLimit, contact: CodeAddress, asker: Asker): Promise<boolean> {
  const { browserKey, client } = asker;
  if (!(await withinLimit('codesPerAddress', client)) || !(await withinLimit('codesPerBrowser', browserKey))) return false;
  if (asker.isKnownDevice(contact)) return withinLimit('codesPerContactFromKnownDevices', contactName(contact));
  if (!(await withinContactBudget(withinLimit, 'codes', { contact: contactName(contact), client }))) return false;
  // Last, so that rejected requests do not count.
  return contact.kind !== 'phone' || withinTextBudget(withinLimit, contact.value, client);
}

/**
 * Whether this browser asked for the same code a moment ago: a second press of the button, before the page of the first arrived. A new
 * code would end the one that is on its way, and count against the limits.
 */
export async function askedJustNow(
  codes: Pick<CodeStore, 'latest'>,
  browserKey: string,
  { purpose, contact, birthDate }: CodeRequest,
  now = new Date(),
): Promise<boolean> {
  const latest = await codes.latest(browserKey, purpose);
  return (
    latest !== null &&
    latest.provenAt === null &&
    latest.refusedAt === null &&
    now.getTime() - latest.requestedAt.getTime() < secondPressSeconds * 1000 &&
    latest.contact.kind === contact.kind &&
    latest.contact.value === contact.value &&
    latest.birthDate === birthDate
  );
}

type Ports = { codes: CodeStore; withinLimit: WithinLimit };

/** Only stores the request: neither the response nor its duration discloses anything to the requester. */
export async function requestCode(
  { codes, withinLimit }: Ports,
  asker: Asker,
  asked: CodeRequest,
): Promise<Result<null, { kind: 'tooMany' }>> {
  if (!(await mayAskForCode(withinLimit, asked.contact, asker))) return err({ kind: 'tooMany' });
  await codes.request(asker.browserKey, asked);
  return ok(null);
}

/** For the screen that asks first. A press of “send another” is never a second press of the same button. */
export async function requestFirstCode(ports: Ports, asker: Asker, asked: CodeRequest): ReturnType<typeof requestCode> {
  if (await askedJustNow(ports.codes, asker.browserKey, asked)) return ok(null);
  return requestCode(ports, asker, asked);
}
