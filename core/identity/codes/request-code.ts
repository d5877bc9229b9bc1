import { err, ok, type Result } from '../../kernel/result.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import type { CodeAddress, CodeRequest, CodeStore } from './code-store.ts';

/** Who asks: `isKnownDevice` where this browser has proven the same contact before. */
export type Asker = { browserKey: string; client: string; isKnownDevice: boolean };

const named = ({ kind, value }: CodeAddress) => `${kind} ${value}`;

/**
 * Whether one more code may go to this contact. Strangers share a small budget, the owner's own devices have another, and every
 * address has one code an hour beside both: so nobody can use up the codes of somebody else.
 */
export async function mayAskForCode(withinLimit: WithinLimit, contact: CodeAddress, asker: Asker): Promise<boolean> {
  const { browserKey, client, isKnownDevice } = asker;
  if (!(await withinLimit('codesPerAddress', client)) || !(await withinLimit('codesPerBrowser', browserKey))) return false;
  if (isKnownDevice) return withinLimit('codesPerContactFromKnownDevices', named(contact));
  const isWithin =
    (await withinLimit('codesPerContactAndAddress', `${named(contact)} ${client}`)) ||
    (await withinLimit('codesPerContactFromStrangers', named(contact)));
  return isWithin && withinLimit('codesPerContactInAll', named(contact));
}

/** Whether one more guess is looked at. Guesses of strangers at one contact are counted by address and all together, those of its owner apart. */
export async function mayTryCode(withinLimit: WithinLimit, contact: CodeAddress, asker: Asker): Promise<boolean> {
  const { client, isKnownDevice } = asker;
  if (!(await withinLimit('triesPerAddress', client))) return false;
  if (isKnownDevice) return withinLimit('triesPerContactFromKnownDevices', named(contact));
  const isWithin = await withinLimit('triesPerContactFromStrangers', `${named(contact)} ${client}`);
  return isWithin && withinLimit('triesPerContactInAll', named(contact));
}

type Ports = { codes: CodeStore; withinLimit: WithinLimit };

/** Only written down here: whoever asks learns nothing from the answer, nor from how long it takes. */
export async function requestCode(
  { codes, withinLimit }: Ports,
  asker: Asker,
  asked: CodeRequest,
): Promise<Result<null, { kind: 'tooMany' }>> {
  if (!(await mayAskForCode(withinLimit, asked.contact, asker))) return err({ kind: 'tooMany' });
  await codes.request(asker.browserKey, asked);
  return ok(null);
}
