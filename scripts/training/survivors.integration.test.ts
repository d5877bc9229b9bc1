import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { originals } from './originals.ts';
import { publicValues, survivors } from './survivors.ts';

let database: ThrowawayStore;
const patient = { name: 'Armando Vilhena Castro', email: 'armando@vilhena.pt', phone: '916000111', profession: 'Médico' };
const doctor = 'Dr. Gonçalo Teles';
const clinicPhone = '213000222';

beforeAll(async () => {
  database = await createThrowawayStore();
  await database.pool.query('create schema cms; create table cms.paginas (id serial, texto text, guardado_por text)');
});
beforeEach(() => database.pool.query('truncate cms.paginas, core.published_documents, core.work_items cascade'));
afterAll(() => database.close());

const draft = (words: string) => database.pool.query('insert into cms.paginas (texto) values ($1)', [words]);
const publish = (words: string) =>
  database.pool.query(`insert into core.published_documents (collection, id, body, model) values ('equipa', '1', $1, 'x')`, [
    JSON.stringify({ titulo: words }),
  ]);

/** As `scramble` looks: first for what is public, then for what is left. */
async function left(): Promise<string[]> {
  const seen = originals();
  seen.add('name', patient.name);
  seen.add('name', 'Maria');
  // The doctor is a patient as well, and the desk booked for somebody with the clinic's own number.
  seen.add('name', doctor);
  for (const contact of [patient.email, patient.phone, clinicPhone]) seen.add('contact', contact);
  seen.add('text', patient.profession);
  seen.add('staffName', 'Balcão');
  seen.add('clinicNumber', 501118);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const open = await publicValues(client, seen);
    return (await survivors(client, seen, open, 'treino')).map(({ table, value }) => `${table} ${value}`);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('a profession, a first name or the name of a place of work on a page gives nobody away', async () => {
  await draft('Médico urologista. Maria recebe-o ao Balcão 501118.');
  expect(await left()).toEqual([]);
});

test('what the site shows to everybody is no reason to refuse, also in a draft', async () => {
  await publish(`${doctor}, telefone ${clinicPhone}`);
  await draft(doctor);
  await draft(`Ligue ${clinicPhone}`);
  expect(await left()).toEqual([]);
});

test.each([patient.name, patient.email, patient.phone, '+351 916 000 111'])('a patient in a draft is found: %s', async (words) => {
  await draft(`Testemunho de ${words}, por confirmar.`);
  expect(await left()).toHaveLength(1);
});

test('a number of the clinic’s program is found where such a number stands, and nowhere else', async () => {
  const item = (kind: string, id: string) =>
    database.pool.query(`insert into core.work_items (kind, subject_kind, subject_id, due_at) values ('stuck', $1, $2, now())`, [kind, id]);
  await item('alarm', '501118');
  expect(await left()).toEqual([]);
  await item('appointment', '501118');
  expect(await left()).toEqual(['core.work_items 501118']);
});

test('what is still encrypted under a key of the clinic is found', async () => {
  await draft('enc:clinic-1:AAAA');
  expect(await left()).toEqual(['cms.paginas key clinic-1']);
});
