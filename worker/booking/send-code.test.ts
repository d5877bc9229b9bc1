import type { ClinicService, PatientRecord } from '@clinic/core/booking/clinic-service';
import type { Sms } from '@clinic/core/booking/sms-sender';
import type { CodeStore, IdentityCode } from '@clinic/core/identity/codes/code-store';
import { codeOf } from '@clinic/core/identity/codes/one-time-code';
import { contactDigest } from '@clinic/core/identity/contact';
import { err, ok } from '@clinic/core/kernel/result';
import type { QueuedMail } from '@clinic/core/mail/mail';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { expect, test } from 'vitest';
import { sampleMails } from '../mails/sample-mails.ts';
import { sendCode } from './send-code.ts';

const secret = 'a secret';
const id = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';
const now = new Date('2026-11-15T12:00:00Z');
const asked = (more: Partial<IdentityCode>): IdentityCode => ({
  ...{ id, purpose: 'knownPatient', locale: 'pt', contact: { kind: 'vat', value: '123456789' }, birthDate: '1958-11-17', patientIds: null },
  ...{ requestedAt: now, expiresAt: now, sentAt: null, sentToDigest: null, refusedAt: null, provenAt: null },
  ...more,
});
const record = (contacts: string[]): PatientRecord => ({
  ...{ id: 7, patientNumber: '7', name: 'António Exemplo', birthDay: '1958-11-17', gender: 'masculino' },
  ...{ vat: '123456789', nSNS: '', nCC: '', profession: '', contacts },
});

async function send({ found = [] as PatientRecord[], code = asked({}) as IdentityCode | null, silent = false, smsOff = false } = {}) {
  const mails: QueuedMail[] = [];
  const texts: Sms[] = [];
  const recorded: unknown[] = [];
  const codes = {
    open: async () => code,
    recordFound: async (_: string, ids: number[]) => void recorded.push(ids),
    recordSent: async (_: string, digest: string) => void recorded.push(digest),
    recordRefused: async () => void recorded.push('refused'),
  };
  const clinic = { findPatients: async () => (silent ? err({ kind: 'clinicSilent' as const }) : ok(found)) };
  const contact = sampleMails('pt')['confirmed']?.clinic;
  if (!contact) throw new Error('no such sample');
  const run = sendCode({
    codes: codes as unknown as CodeStore,
    clinic: clinic as unknown as ClinicService,
    contacts: { of: async () => [], patientsConfirmedFor: async () => [] },
    keys,
    contact: async () => contact,
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

test('whoever books is written to at what he typed, and the clinic is not asked', async () => {
  const booking = asked({ purpose: 'booking', contact: { kind: 'email', value: 'novo@exemplo.pt' }, birthDate: null });
  const { mails, recorded } = await send({ code: booking, silent: true });
  expect(mails).toMatchObject([{ recipient: 'novo@exemplo.pt' }]);
  expect(recorded).toEqual([digestOf('email', 'novo@exemplo.pt')]);
});

test('without a gateway for text messages the page learns that none was sent', async () => {
  const byText = asked({ purpose: 'booking', contact: { kind: 'phone', value: '910000000' } });
  expect((await send({ code: byText, smsOff: true })).recorded).toEqual(['refused']);
});

test('nobody known: noted, and nobody is written to', async () => {
  expect(await send()).toEqual({ mails: [], texts: [], recorded: [[]] });
});

test('ended meanwhile: not even looked for', async () => {
  expect(await send({ code: null, found: [record(['antonio@exemplo.pt'])] })).toEqual({ mails: [], texts: [], recorded: [] });
});

test('a silent clinic is asked again, and nothing is noted until it answers', async () => {
  await expect(send({ silent: true })).rejects.toThrow('the clinic did not answer');
});
