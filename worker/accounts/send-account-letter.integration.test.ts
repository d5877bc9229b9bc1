import { createAccountHarness } from '@clinic/core/adapters/database/accounts/throwaway-accounts';
import { accountLink } from '@clinic/core/identity/accounts/account-link';
import { emailOfReset, requestPasswordReset } from '@clinic/core/identity/accounts/reset-password';
import { accountLettersTo, newAsker, newEmail, signUp } from '@clinic/core/identity/testing/account-holder';
import type { AccountHarness } from '@clinic/core/identity/testing/account-services';
import type { QueuedMail } from '@clinic/core/mail/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { sendAccountLetter } from './send-account-letter.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

/** Sends the newest letter to this address, as often as asked; what the mail server got, and what the runs said. */
async function sendTo(email: string, times = 1) {
  const { services, letters } = harness;
  const mails: QueuedMail[] = [];
  const send = sendAccountLetter({
    letters,
    accounts: services.accounts,
    keys: services.keys,
    contact: async (locale) => sampleClinic(locale),
    send: async (mail) => void mails.push(mail),
    siteOrigin: 'https://exemplo.pt',
  });
  const { id = '' } = (await accountLettersTo(harness, email)).at(-1) ?? {};
  const outcomes = [];
  for (let run = 0; run < times; run++) outcomes.push(await send(id));
  return { id, mails, outcomes };
}
const ask = (email: string) => requestPasswordReset(harness.services, { email, locale: 'pt', client: newAsker().client });
const tokenIn = (mail: QueuedMail | undefined) => /\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

test('who has an account gets the link that opens it; a second run sends the same letter under the same id', async () => {
  const { email } = await signUp(harness);
  await ask(email);
  const { id, mails } = await sendTo(email, 2);
  expect(mails).toMatchObject([{ id, recipient: email, subject: 'Escolha uma nova palavra-passe' }, { id }]);
  expect(mails[1]).toEqual(mails[0]);
  expect(mails[0]?.text).toContain('https://exemplo.pt/pt/conta/definir-password?token=');
  expect(await emailOfReset(harness.services, tokenIn(mails[0]))).toBe(email);
});

test('who has none gets a calm letter without a link, and no link is made', async () => {
  const email = newEmail();
  await ask(email);
  const { mails } = await sendTo(email);
  expect(mails).toMatchObject([{ recipient: email, subject: 'Não há conta com este e-mail' }]);
  expect(tokenIn(mails[0])).toBe('');
  expect(await accountLettersTo(harness, email)).toMatchObject([{ kind: 'reset', linkId: null }]);
});

test.each([
  ['verify', 'conta/confirmar'],
  ['emailChanged', 'conta/confirmar'],
  ['emailChangeUndone', 'conta/definir-password'],
] as const)('the link of %s leads to its page with the token of its row', async (kind, path) => {
  const { account, email } = await signUp(harness);
  const linkId = await harness.services.accounts.inTransaction(async (transaction) => {
    const made = await transaction.addLink({ purpose: 'reset', accountId: account.id, minutes: 5 });
    await transaction.addLetter({ kind, accountId: account.id, recipient: email, locale: 'en', linkId: made });
    return made;
  });
  const { mails } = await sendTo(email);
  expect(mails[0]?.text).toContain(`https://exemplo.pt/en/${path}?token=`);
  expect(accountLink.readToken(harness.services.keys, tokenIn(mails[0]))).toBe(linkId);
});

test('a letter that was sent, or whose address was refused, is not sent again', async () => {
  for (const record of ['recordSent', 'recordRefused'] as const) {
    const email = newEmail();
    await ask(email);
    const { id } = await sendTo(email);
    await harness.letters[record](id);
    expect(await sendTo(email)).toMatchObject({ mails: [], outcomes: ['nothing to send'] });
  }
});

test('neither words nor tokens of a letter are stored', async () => {
  const { email } = await signUp(harness);
  await ask(email);
  const { mails } = await sendTo(email);
  const signature = tokenIn(mails[0]).split('.')[1] ?? 'none';
  const { rows } = await harness.admin.query(
    'select l::text || k::text as row from core.account_letters l join core.account_links k on k.id = l.link_id',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows) expect(row).not.toContain(signature);
  expect((await harness.admin.query('select from core.mails')).rowCount).toBe(0);
});
