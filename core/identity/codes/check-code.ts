import { secretsEqual } from '../../http/secrets-equal.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { LimitName, WithinLimit } from '../../limits/limits.ts';
import type { CodePurpose, CodeStore, IdentityCode } from './code-store.ts';
import { isCodeOf, letterProofOf } from './one-time-code.ts';
import { type Asker, contactName } from './request-code.ts';

/** `codeEnded`: too old, tried too often, or never requested. No kind discloses whether the clinic knows the contact. */
export type CodeTrouble = { kind: 'codeWrong' } | { kind: 'codeEnded' } | { kind: 'tooMany' };

type Ports = { codes: CodeStore; withinLimit: WithinLimit };
type Typed = { purpose: CodePurpose; code: string; secret: string };

/** Returns the request that the typed code belongs to. Every try is counted here, except by the letter's link. */
export async function checkCode(
  { codes, withinLimit }: Ports,
  asker: Asker,
  { purpose, code, secret }: Typed,
): Promise<Result<IdentityCode, CodeTrouble>> {
  const waiting = await codes.latest(asker.browserKey, purpose);
  if (!waiting) return err({ kind: 'codeEnded' });
  // Whoever comes by the letter's link does not guess: what strangers have used up must not keep the owner out.
  const isByLink = secretsEqual(asker.letterProof ?? '', letterProofOf(secret, waiting.id));
  if (!isByLink && !(await mayTryCode(withinLimit, waiting, asker))) return err({ kind: 'tooMany' });
  const asked = await codes.takeTry(asker.browserKey, purpose);
  if (!asked) return err({ kind: 'codeEnded' });
  if (!isCodeOf(secret, asked.id, code) || !wasSent(asked)) return err({ kind: 'codeWrong' });
  await codes.recordProven(asked.id);
  return ok(asked);
}

/** Whoever guesses one of these has an account, somebody's e-mail for theirs, or somebody's money. */
const closelyLimited: readonly CodePurpose[] = ['register', 'signIn', 'newEmail', 'refund'];

/** Strangers' tries are counted per client address and in all, the owner's apart. */
async function mayTryCode(
  withinLimit: WithinLimit,
  { contact, purpose }: Pick<IdentityCode, 'contact' | 'purpose'>,
  asker: Asker,
): Promise<boolean> {
  const { client } = asker;
  if (!(await withinLimit('triesPerAddress', client))) return false;
  // Sent only after the right password, and so often is that counted: strangers' tries must not keep the owner out.
  if (purpose === 'newDevice') return true;
  const name = contactName(contact);
  if (asker.isKnownDevice(contact)) return withinLimit('triesPerContactFromKnownDevices', name);
  const inAll: LimitName = closelyLimited.includes(purpose) ? 'accountTriesPerContactInAll' : 'triesPerContactInAll';
  return (await withinLimit('triesPerContactFromStrangers', `${name} ${client}`)) && withinLimit(inAll, name);
}

/** No code is sent to an unknown contact, so guessing one proves nothing. */
function wasSent({ purpose, patientIds, accountId }: IdentityCode): boolean {
  if (purpose === 'knownPatient' || purpose === 'linkRecord') return (patientIds?.length ?? 0) > 0;
  return purpose !== 'signIn' || accountId !== null;
}
