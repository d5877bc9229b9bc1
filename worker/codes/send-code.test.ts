import type { ClinicService, PatientRecord } from '@clinic/core/clinic/clinic-service';
import type { Account } from '@clinic/core/identity/accounts/account';
import type { CodePurpose, CodeStore, IdentityCode } from '@clinic/core/identity/codes/code-store';
import { codeOf, letterProofOf } from '@clinic/core/identity/codes/one-time-code';
import { contactDigest } from '@clinic/core/identity/contact';
import { err, ok } from '@clinic/core/kernel/result';
import type { QueuedMail } from '@clinic/core/mail/mail';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { Sms } from '@clinic/core/sms/sms-sender';
import { expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { sendCode } from './send-code.ts';

const secret = 'a secret';
const id = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';
const now = new Date('2026-11-15T12:00:00Z');
const asked = (more: Partial<IdentityCode>): IdentityCode => ({
  ...{ id, purpose: 'knownPatient', locale: 'pt', contact: { kind: 'vat', value: '123456789' }, birthDate: '1958-11-17', patientIds: null },
  ...{ requestedAt: now, expiresAt: now, accountId: null, sentAt: null, sentToDigest: null, refusedAt: null, provenAt: null },
  ...more,
});
const record = (contacts: string[]): PatientRecord => ({
  ...{ id: 7, patientNumber: '7', name: 'António Exemplo', birthDay: '1958-11-17', gender: 'masculino' },
  ...{ vat: '123456789', nSNS: '', nCC: '', profession: '', contacts },
});

const joaquim: Account = {
  ...{ id: '0d6f0f3f-94a8-4c6a-8f4e-5b0c7a527a11', email: 'joaquim@exemplo.pt', name: 'Joaquim Exemplo', locale: 'pt', createdAt: now },
  ...{ passwordSetAt: now, patientId: null, linkedAt: null, remindBy: 'email', sessionEpoch: 0 },
};
type World = { found?: PatientRecord[]; code?: IdentityCode | null; account?: Account | null; silent?: boolean; smsOff?: boolean };

async function send({ found = [], code = asked({}), account = null, silent = false, smsOff = false }: World = {}) {
  const mails: QueuedMail[] = [];
  const texts: Sms[] = [];
  const recorded: unknown[] = [];
  const codes = {
    open: async () => code,
    recordAccount: async (_: string, accountId: string | null) => void recorded.push({ accountId }),
    recordFound: async (_: string, ids: number[]) => void recorded.push(ids),
    recordSent: async (_: string, digest: string) => void recorded.push(digest),
    recordRefused: async () => void recorded.push('refused'),
  };
  const clinic = { findPatients: async () => (silent ? err({ kind: 'clinicUnavailable' as const }) : ok(found)) };
  const run = sendCode({
    codes: codes as unknown as CodeStore,
    accounts: { byEmail: async () => account },
    clinic: clinic as unknown as ClinicService,
    contacts: { of: async () => [], patientsConfirmedFor: async () => [] },
    keys,
    contact: async (locale) => sampleClinic(locale),
    send: async (mail) => void mails.push(mail),
    text: async (sms) => {
      texts.push(sms);
      return ok(smsOff ? 'off' : 'accepted');
    },
    secret,
    siteOrigin: 'https://exemplo.pt',
  });
  await run(id);
  return { mails, texts, recorded };
}
const digestOf = (kind: 'email' | 'phone', value: string) => contactDigest(keys, { kind, value });

test('a known patient is written to at the e-mail on file, though a number was typed', async () => {
  const { mails, texts, recorded } = await send({ found: [record(['910000000', 'Antonio@exemplo.pt'])] });
  expect(recorded).toEqual([[7], digestOf('email', 'antonio@exemplo.pt')]);
  expect(mails).toMatchObject([{ id, recipient: 'Antonio@exemplo.pt' }]);
  expect(mails[0]?.text).toContain(`https://exemplo.pt/pt/marcar-consulta/codigo?codigo=${codeOf(secret, id)}`);
  expect(mails[0]?.subject).not.toContain(codeOf(secret, id));
  expect(texts).toEqual([]);
});

test('and by text message where there is no e-mail', async () => {
  const { mails, texts } = await send({ found: [record(['910000000'])] });
  expect(mails).toEqual([]);
  expect(texts).toMatchObject([{ id, to: '+351910000000' }]);
  expect(texts[0]?.text).toContain(codeOf(secret, id));
});

test('for a booking the code goes to the typed contact, and the clinic is not asked', async () => {
  const booking = asked({ purpose: 'booking', contact: { kind: 'email', value: 'novo@exemplo.pt' }, birthDate: null });
  const { mails, recorded } = await send({ code: booking, silent: true });
  expect(mails).toMatchObject([{ recipient: 'novo@exemplo.pt' }]);
  expect(recorded).toEqual([digestOf('email', 'novo@exemplo.pt')]);
});

test('without a gateway for text messages the page learns that none was sent', async () => {
  const byText = asked({ purpose: 'booking', contact: { kind: 'phone', value: '910000000' } });
  expect((await send({ code: byText, smsOff: true })).recorded).toEqual(['refused']);
});

test('unknown contact: recorded, and nothing is sent', async () => {
  expect(await send()).toEqual({ mails: [], texts: [], recorded: [[]] });
});

test('a code that has ended meanwhile: no patient is looked up', async () => {
  expect(await send({ code: null, found: [record(['antonio@exemplo.pt'])] })).toEqual({ mails: [], texts: [], recorded: [] });
});

test('while the clinic is unavailable the work is retried, and nothing is recorded', async () => {
  await expect(send({ silent: true })).rejects.toThrow('the clinic did not answer');
});

const byEmail = (purpose: CodePurpose) => asked({ purpose, contact: { kind: 'email', value: joaquim.email }, birthDate: null });
const code = codeOf(secret, id);

test('to sign in, the account is found here and the code goes to its e-mail', async () => {
  const { mails, recorded } = await send({ code: byEmail('signIn'), account: joaquim, silent: true });
  expect(recorded).toEqual([{ accountId: joaquim.id }, digestOf('email', joaquim.email)]);
  expect(mails[0]?.text).toContain(`https://exemplo.pt/pt/conta/codigo?codigo=${code}&prova=${letterProofOf(secret, id)}`);
});

test('without an account no code is sent but a letter that says so, and the page sees no difference', async () => {
  const { mails, recorded } = await send({ code: byEmail('signIn') });
  expect(recorded).toEqual([{ accountId: null }, digestOf('email', joaquim.email)]);
  expect(mails).toMatchObject([{ id, recipient: joaquim.email, subject: 'Não há conta com este e-mail' }]);
  expect(mails[0]?.text).toContain('https://exemplo.pt/pt/conta/registo');
  for (const words of [mails[0]?.text, mails[0]?.html]) expect(words).not.toContain(code);
});

test('registering where there is an account: the same letter and code, with one sentence more', async () => {
  const [known, unknown] = [await send({ code: byEmail('register'), account: joaquim }), await send({ code: byEmail('register') })];
  const sentence = 'Já tem conta com este e-mail: o código faz entrar nela, e a palavra-passe continua a mesma.\n\n';
  expect(known.mails[0]?.text).toContain(sentence);
  expect(known.mails[0]?.text.replace(sentence, '')).toBe(unknown.mails[0]?.text);
  expect(known.recorded).toEqual(unknown.recorded);
});

test.each(['newDevice', 'confirmIdentity', 'newEmail'] as const)('for %s the code goes to the e-mail of the request', async (purpose) => {
  const { mails } = await send({ code: byEmail(purpose), silent: true });
  expect(mails[0]?.text).toContain(`https://exemplo.pt/pt/conta/codigo?codigo=${code}`);
});

test('to link a record the clinic is asked, as for a known patient', async () => {
  const link = asked({ purpose: 'linkRecord' });
  const { mails, recorded } = await send({ code: link, found: [record(['antonio@exemplo.pt'])] });
  expect(recorded).toEqual([[7], digestOf('email', 'antonio@exemplo.pt')]);
  expect(mails[0]?.text).toContain(`https://exemplo.pt/pt/conta/area-pessoal/ligar?codigo=${code}`);
  expect(await send({ code: link })).toEqual({ mails: [], texts: [], recorded: [[]] });
});
