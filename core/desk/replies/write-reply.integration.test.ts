import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { pendingVisit } from '../../booking/testing/pending-visit.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { writeToPatient } from '../write-to-patient.ts';
import { removeReply, restoreReply, saveReply } from './write-reply.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.reply_versions, core.audit_log, core.mails cascade'));

const ana = { id: 1, name: 'Ana da Direção' };
const desk = () => deskStore(database.pool, database.dbos, testDataKeys);
const words = { title: 'Traga exames', pt: 'Traga os exames, {nome}.', en: 'Bring your exams, {nome}.' };
const request = (replyId: string, requestId: string = randomUUID()) => ({ store: desk(), staff: ana, requestId, replyId });
const standing = async () => (await desk().replies()).map(({ current, before }) => [current.pt, current.isRemoved, before.length]);

test('every change is kept with its author, is done once, and can be taken back', async () => {
  const [id, press] = [randomUUID(), randomUUID()];
  expect(await saveReply(request(id, press), words)).toEqual({ ok: true, value: 'done' });
  expect(await saveReply(request(id, press), words)).toEqual({ ok: true, value: 'alreadyDone' });
  expect(await saveReply(request(id), words)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await saveReply(request(id), { ...words, pt: 'Traga as análises, {nome}.' })).toMatchObject({ ok: true });
  expect(await standing()).toEqual([['Traga as análises, {nome}.', false, 1]]);
  const [reply] = await desk().replies();
  expect(reply?.before[0]).toMatchObject({ pt: words.pt, writtenBy: ana.name, writtenAt: expect.any(Date) });
  expect(await restoreReply(request(id), reply?.before[0]?.id ?? '')).toMatchObject({ ok: true });
  expect(await standing()).toEqual([[words.pt, false, 2]]);
  expect(await removeReply(request(id))).toMatchObject({ ok: true });
  expect(await removeReply(request(id))).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await standing()).toEqual([[words.pt, true, 3]]);
  const { rows } = await database.pool.query('select action from core.audit_log order by id');
  expect(rows.map(({ action }) => action)).toEqual(['replySaved', 'replySaved', 'replyRestored', 'replyRemoved']);
});

test('a version of another reply is not put in its place', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await saveReply(request(one), words);
  await saveReply(request(other), { ...words, title: 'Outra' });
  const version = (await desk().replies()).find(({ current }) => current.replyId === other)?.current.id ?? '';
  expect(await restoreReply(request(one), version)).toEqual({ ok: false, error: { kind: 'notFound' } });
});

const contact = { name: 'Clínica', phone: '210 000 000', phoneNote: 'rede fixa', email: 'geral@exemplo.pt' };
const contacts = { pt: contact, en: contact };
const mails = async () => (await database.pool.query('select recipient, text from core.mails order by recipient')).rows;

test('a letter goes to the patient and, where it is ticked, to who booked, each by name; never with a brace in it', async () => {
  const bookedBy = { name: 'Rosa Exemplo', email: 'rosa@exemplo.pt', phone: '910000009' };
  const bookingId = await pendingVisit(bookingStore(database.pool, database.dbos, testDataKeys), [], { bookedBy });
  const write = (text: string, alsoBooker: boolean) =>
    writeToPatient({ store: desk(), staff: ana, bookingId, requestId: randomUUID() }, { text, contacts, alsoBooker });
  expect(await write('Traga os exames, {nome}.', true)).toEqual({ ok: false, error: { kind: 'unfilled' } });
  expect(await write('Traga os exames, se faz favor.', false)).toMatchObject({ ok: true });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['paciente@exemplo.pt']);
  expect(await write('Traga os exames, se faz favor.', true)).toMatchObject({ ok: true });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['paciente@exemplo.pt', 'paciente@exemplo.pt', 'rosa@exemplo.pt']);
  expect((await mails()).at(-1)?.text).toContain('Olá, Rosa.');
});
