import { expect, test } from 'vitest';
import type { PatientAnswers } from '../booking/model/booking.ts';
import type { PatientRecord } from '../clinic/clinic-service.ts';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { contactDigest, toContact } from './contact.ts';
import { matchRecord } from './match-record.ts';
import { confirmedDigests, isConfirmed, type KnownContact } from './patient-contacts.ts';

const record = (id: number, more: Partial<PatientRecord> = {}): PatientRecord => ({
  ...{ id, patientNumber: '', name: 'António Manuel Silva', birthDay: '1958-03-07', gender: 'masculino', vat: '123456789' },
  ...{ nSNS: '', nCC: '', profession: '', contacts: ['antonio@exemplo.pt'] },
  ...more,
});
const answers = (more: Partial<PatientAnswers> = {}): PatientAnswers => ({
  ...{ name: 'António Silva', email: 'antonio@exemplo.pt', phone: '910000001', birthDate: '1958-03-07', gender: 'masculino' },
  ...{ vat: '123456789', nSNS: null, nCC: null, profession: '', note: '' },
  ...more,
});

type Row = {
  promise: string;
  typed?: Partial<PatientAnswers>;
  byVat?: PatientRecord[];
  byEmail?: PatientRecord[];
  counts?: boolean;
  is: number | 'new';
  clash?: number;
};

const rows: Row[] = [
  { promise: 'nobody is known: a new record', is: 'new' },
  { promise: 'NIF, name and birth date agree: that record', byVat: [record(1)], is: 1 },
  { promise: 'NIF agrees, the e-mail is another: that record', typed: { email: 'novo@exemplo.pt' }, byVat: [record(1)], is: 1 },
  {
    promise: 'NIF of a man whose birth date is another: a record of one’s own',
    byVat: [record(1, { birthDay: '1960-01-01' })],
    is: 'new',
    clash: 1,
  },
  { promise: 'NIF of a man with another name', byVat: [record(1, { name: 'Rui Melo' })], is: 'new', clash: 1 },
  { promise: 'NIF of a man with another first name', byVat: [record(1, { name: 'Manuel Silva' })], is: 'new', clash: 1 },
  { promise: 'NIF of a woman of the same name', byVat: [record(1, { gender: 'feminino' })], is: 'new', clash: 1 },
  { promise: 'day and month of the birth swapped', byVat: [record(1, { birthDay: '1958-07-03' })], is: 'new', clash: 1 },
  { promise: 'the clinic lists another NIF than asked', byVat: [record(1, { vat: '999999990' })], is: 'new' },
  { promise: 'two records with the NIF, one agrees', byVat: [record(1, { name: 'Rui Melo' }), record(2)], is: 2 },
  { promise: 'no NIF typed: what the clinic lists by NIF plays no part', typed: { vat: null }, byVat: [record(1)], is: 'new' },
  { promise: 'a confirmed e-mail, name and birth date', typed: { vat: null }, byEmail: [record(1)], is: 1 },
  { promise: 'an e-mail that nobody confirmed', typed: { vat: null }, byEmail: [record(1)], counts: false, is: 'new' },
  {
    promise: 'a family with one e-mail: the one with this birth date',
    typed: { vat: null },
    byEmail: [record(1, { name: 'Ana Silva', gender: 'feminino' }), record(2)],
    is: 2,
  },
  {
    promise: 'a family with one e-mail: none of them',
    typed: { vat: null, name: 'Rita Silva', gender: 'feminino', birthDate: '1990-01-01' },
    byEmail: [record(1), record(2)],
    is: 'new',
  },
  {
    promise: 'twins with one e-mail and one birth date',
    typed: { vat: null, name: 'Luís Silva' },
    byEmail: [record(1), record(2, { name: 'Luís Filipe Silva' })],
    is: 2,
  },
  {
    promise: 'his e-mail, his name and date, a NIF typed wrongly that is nobody’s',
    typed: { vat: '999999990' },
    byEmail: [record(1)],
    is: 1,
    clash: 1,
  },
  {
    promise: 'his e-mail, and a NIF typed wrongly that is another’s',
    typed: { vat: '999999990' },
    byVat: [record(5, { vat: '999999990', name: 'Rui Melo' })],
    byEmail: [record(1)],
    is: 1,
    clash: 5,
  },
  { promise: 'his e-mail, and the record has no NIF yet', byEmail: [record(1, { vat: '' })], is: 1 },
  {
    promise: 'a carer books with her own e-mail, which is on her own record',
    typed: { email: 'carer@exemplo.pt', vat: null },
    byEmail: [record(9, { name: 'Beatriz Dias', gender: 'feminino', birthDay: '1975-05-05' })],
    is: 'new',
  },
  {
    promise: 'a carer books with her own e-mail and his NIF',
    typed: { email: 'carer@exemplo.pt' },
    byVat: [record(1)],
    byEmail: [record(9, { name: 'Beatriz Dias', gender: 'feminino' })],
    is: 1,
  },
  {
    promise: 'a married surname was added at the clinic',
    typed: { name: 'Maria Silva', gender: 'feminino' },
    byVat: [record(1, { name: 'Maria Silva Costa', gender: 'feminino' })],
    is: 1,
  },
  { promise: 'the record has no gender', byVat: [record(1, { gender: null })], is: 1 },
];

test.each(rows)('$promise', ({ typed = {}, byVat = [], byEmail = [], counts = true, is, clash }) => {
  const match = matchRecord(answers(typed), { byVat, byEmail, emailCounts: () => counts });
  expect(match.kind === 'existing' ? match.record.id : 'new').toBe(is);
  expect(match.clash).toBe(clash ?? null);
});

const email = { kind: 'email', value: 'antonio@exemplo.pt' } as const;
const known = (isBelieved: boolean, contact: { kind: 'email' | 'phone'; value: string } = email): KnownContact => ({
  patientId: 1,
  digest: contactDigest(keys, contact),
  isConfirmed: isBelieved,
});

test('a contact that the clinic wrote into the record is believed, however it is spelled', () => {
  expect(isConfirmed(keys, record(1, { contacts: ['Antonio@Exemplo.pt '] }), email, [])).toBe(true);
  const phone = toContact('+351 910 000 001');
  expect(phone && isConfirmed(keys, record(1, { contacts: ['910 000 001'] }), phone, [])).toBe(true);
});

test('one that we wrote there is not, until somebody has confirmed it', () => {
  expect(isConfirmed(keys, record(1), email, [known(false)])).toBe(false);
  expect(isConfirmed(keys, record(1), email, [known(true)])).toBe(true);
  expect(isConfirmed(keys, record(2), email, [known(false)])).toBe(true);
});

test('one that the desk confirmed counts though the record does not have it', () => {
  expect(isConfirmed(keys, record(1, { contacts: [] }), email, [known(true)])).toBe(true);
  expect(isConfirmed(keys, record(1, { contacts: [] }), email, [])).toBe(false);
});

test('bookings made with believed contacts are found by their digests', () => {
  const phone = { kind: 'phone', value: '910000001' } as const;
  const both = record(1, { contacts: ['antonio@exemplo.pt', '910000001'] });
  expect(confirmedDigests(keys, both, [known(false)])).toEqual([contactDigest(keys, phone)]);
});
