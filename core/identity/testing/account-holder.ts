import { accountLink } from '../accounts/account-link.ts';
import type { AccountLetterKind } from '../accounts/account-store.ts';
import type { AccountAsker } from '../accounts/asker.ts';
import { completeRegistration } from '../accounts/complete-registration.ts';
import { registerAccount } from '../accounts/register.ts';
import type { SignInOutcome } from '../accounts/sign-in-outcome.ts';
import type { CodePurpose } from '../codes/code-store.ts';
import { codeOf, letterProofOf } from '../codes/one-time-code.ts';
import type { SignedIn } from '../sessions/open-session.ts';
import { type AccountHarness, testCodeSecret } from './account-services.ts';

export const firstPassword = 'cavalo bateria agrafo 73';
export const otherPassword = 'janela tambor limoeiro 41';
export const clinicName = 'Clínica Exemplo';

let people = 0;

type AskerFacts = Partial<Omit<AccountAsker, 'isKnownDevice'>> & { isKnownDevice?: boolean };

/** Somebody else in another browser, from another address, each time. */
export function newAsker({ isKnownDevice = false, ...more }: AskerFacts = {}): AccountAsker {
  people += 1;
  const own = { browserKey: `browser ${people}`, client: `2001:db8::${people}` };
  return { ...own, caller: 'browser', deviceName: 'Firefox · Linux', isKnownDevice: () => isKnownDevice, ...more };
}

export function newEmail(): string {
  people += 1;
  return `pessoa${people}@exemplo.pt`;
}

export const formOf = (email: string, password = firstPassword) => ({
  name: 'Joaquim Exemplo',
  email,
  password,
  repeat: password,
  consent: true,
});
const context = { locale: 'pt', clinicName } as const;

export const startRegistration = ({ services }: AccountHarness, asker: AccountAsker, email: string, password?: string) =>
  registerAccount(services, asker, formOf(email, password), context);

/** What stands in the mail, for whoever reads it. */
export async function mailedCode({ services }: AccountHarness, { browserKey }: AccountAsker, purpose: CodePurpose): Promise<string> {
  const asked = await services.codes.latest(browserKey, purpose);
  if (!asked) throw new Error(`no code for ${purpose}`);
  // As the worker does: it finds out which account is meant.
  if (purpose === 'signIn') {
    const account = await services.accounts.byEmail(asked.contact.value);
    await services.codes.recordAccount(asked.id, account?.id ?? null);
  }
  return codeOf(testCodeSecret, asked.id);
}

/** What stands in the link of that mail. */
export async function mailedProof({ services }: AccountHarness, { browserKey }: AccountAsker, purpose: CodePurpose): Promise<string> {
  const asked = await services.codes.latest(browserKey, purpose);
  if (!asked) throw new Error(`no code for ${purpose}`);
  return letterProofOf(testCodeSecret, asked.id);
}

export function signedInBy(outcome: { ok: true; value: SignInOutcome } | { ok: false; error: unknown }) {
  if (!outcome.ok || outcome.value.kind !== 'signedIn') throw new Error(`not signed in: ${JSON.stringify(outcome)}`);
  const { account, started } = outcome.value;
  return { account, started, signedIn: { account, session: started.session, isIdle: false } satisfies SignedIn };
}

/** An account holder in the browser in which the account was made. */
export async function signUp(harness: AccountHarness, { email = newEmail(), asker = newAsker() } = {}) {
  await startRegistration(harness, asker, email);
  const done = signedInBy(await completeRegistration(harness.services, asker, await mailedCode(harness, asker, 'register')));
  return { ...done, email, asker };
}

type Letter = { id: string; kind: AccountLetterKind; linkId: string | null; deviceName: string | null };

export const accountLettersTo = async ({ admin }: AccountHarness, email: string): Promise<Letter[]> =>
  (
    await admin.query<Letter>(
      'select id, kind, link_id as "linkId", device_name as "deviceName" from core.account_letters where recipient = $1 order by queued_at',
      [email],
    )
  ).rows;

/** The link in the newest letter of this kind; of a reset, the worker makes it, if there is an account. */
export async function mailedToken(harness: AccountHarness, email: string, kind: AccountLetterKind): Promise<string | null> {
  const letter = (await accountLettersTo(harness, email)).findLast((each) => each.kind === kind);
  const account = await harness.services.accounts.byEmail(email);
  if (!letter || (kind === 'reset' && !account)) return null;
  const linkId = letter.linkId ?? (account && (await harness.letters.addResetLink(letter.id, account.id)));
  return linkId && accountLink.writeToken(harness.services.keys, linkId);
}
