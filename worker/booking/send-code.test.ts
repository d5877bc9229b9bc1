import type { ClinicService, PatientRecord } from '@clinic/core/booking/clinic-service';
import { codeOf } from '@clinic/core/booking/proof/proof-code';
import type { Proof, ProofStore } from '@clinic/core/booking/proof/proof-store';
import type { Sms } from '@clinic/core/booking/sms-sender';
import { err, ok } from '@clinic/core/kernel/result';
import type { QueuedMail } from '@clinic/core/mail/mail';
import { expect, test } from 'vitest';
import { sampleMails } from '../mails/sample-mails.ts';
import { sendCode } from './send-code.ts';

const secret = 'a secret';
const id = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';
const byVat: Proof = { id, locale: 'pt', contact: { kind: 'vat', value: '123456789' }, patientIds: null, provenAt: null };
const record = (contacts: string[]): PatientRecord => ({
  ...{ id: 7, patientNumber: '7', name: 'António Exemplo', birthDay: '1958-11-17', gender: 'masculino' },
  ...{ vat: '123456789', nSNS: '', nCC: '', profession: '', contacts },
});

async function send({ found = [] as PatientRecord[], proof = byVat as Proof | null, silent = false } = {}) {
  const mails: QueuedMail[] = [];
  const texts: Sms[] = [];
  const recorded: number[][] = [];
  const proofs = { open: async () => proof, recordFound: async (_: string, ids: number[]) => void recorded.push(ids) };
  const clinic = { findPatients: async () => (silent ? err({ kind: 'clinicSilent' as const }) : ok(found)) };
  const contact = sampleMails('pt')['confirmed']?.clinic;
  if (!contact) throw new Error('no such sample');
  const run = sendCode({
    proofs: proofs as unknown as ProofStore,
    clinic: clinic as unknown as ClinicService,
    contact: async () => contact,
    send: async (mail) => void mails.push(mail),
    text: async (sms) => {
      texts.push(sms);
      return ok('accepted');
    },
    secret,
  });
  await run(id);
  return { mails, texts, recorded };
}

test('writes to the e-mail on file, though a number was typed', async () => {
  const { mails, texts, recorded } = await send({ found: [record(['910000000', 'antonio@exemplo.pt'])] });
  expect(recorded).toEqual([[7]]);
  expect(mails).toMatchObject([{ id, recipient: 'antonio@exemplo.pt', subject: `${codeOf(secret, id)} é o seu código` }]);
  expect(texts).toEqual([]);
});

test('sends a text message where there is no e-mail', async () => {
  const { mails, texts } = await send({ found: [record(['910000000'])] });
  expect(mails).toEqual([]);
  expect(texts).toMatchObject([{ id, to: '+351910000000' }]);
  expect(texts[0]?.text).toContain(codeOf(secret, id));
});

test('nobody known: noted, and nobody is written to', async () => {
  expect(await send()).toEqual({ mails: [], texts: [], recorded: [[]] });
});

test('ended meanwhile: not even looked for', async () => {
  expect(await send({ proof: null, found: [record(['antonio@exemplo.pt'])] })).toEqual({ mails: [], texts: [], recorded: [] });
});

test('a silent clinic is asked again, and nothing is noted until it answers', async () => {
  await expect(send({ silent: true })).rejects.toThrow('the clinic did not answer');
});
