import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DraftStore } from '../../../booking/form/draft.ts';
import type { DraftFields } from '../../../booking/form/steps.ts';
import { testDataKeys } from '../../../secrets/test-data-keys.ts';
import { createDatabase, createPool } from '../database.ts';
import { browserDigest } from '../identity/browser-digest.ts';
import { createMigratedDatabase } from '../throwaway-migrated.ts';
import { draftStore } from './draft-store.ts';

let pool: pg.Pool;
let drafts: DraftStore;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
  drafts = draftStore(createDatabase(pool), testDataKeys);
});
afterAll(async () => {
  await pool.end();
});

const known: DraftFields = { mode: 'inPerson', doctorId: '202', name: 'António Exemplo', phone: '910000000' };

async function proven(fields: DraftFields): Promise<string> {
  const { key } = await drafts.create({
    fields,
    movedFrom: null,
    provenPatientId: null,
    provenAt: null,
    known: {},
    contactDigest: null,
    contactProvenAt: null,
  });
  await drafts.prove(key, 7, known);
  return key;
}

/** As if nobody had touched it for so long. */
const idleFor = (key: string, minutes: number) =>
  pool.query(
    `update core.booking_drafts set proven_at = proven_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2)
     where key_digest = $1`,
    [browserDigest(key), minutes],
  );

test('a proof fills in what is not answered yet', async () => {
  expect(await drafts.read(await proven({ mode: 'online', phone: '' }))).toMatchObject({
    ...{ provenPatientId: 7, provenAt: expect.any(Date), known },
    fields: { mode: 'online', doctorId: '202', name: 'António Exemplo', phone: '910000000' },
  });
});

test('forgotten, nothing personal is left, by whomever it was typed; the visitor’s own choices stay', async () => {
  const key = await proven({ mode: 'online', slot: '2026-11-17T10:40' });
  await drafts.save(key, { phone: '910000001', bookerName: 'Rita', consent: 'yes', mbwayPhone: '910000001' });
  await drafts.forgetProof(key);
  expect(await drafts.read(key)).toMatchObject({
    provenPatientId: null,
    provenAt: null,
    known: {},
    contactDigest: null,
    contactProvenAt: null,
  });
  expect((await drafts.read(key))?.fields).toEqual({ mode: 'online', slot: '2026-11-17T10:40' });
});

test('dropped, it takes of the named fields those that are still as it filled them in', async () => {
  const key = await proven({});
  await drafts.save(key, { phone: '910000001' });
  await drafts.dropProof(key, ['name', 'phone']);
  expect(await drafts.read(key)).toMatchObject({
    provenPatientId: null,
    provenAt: null,
    known: {},
    contactDigest: null,
    contactProvenAt: null,
  });
  expect((await drafts.read(key))?.fields).toEqual({ mode: 'inPerson', doctorId: '202', phone: '910000001' });
});

test('an hour after the last answer a proof is over, and the next answer does not bring it back', async () => {
  const key = await proven({ slot: '2026-11-17T10:40' });
  await drafts.save(key, { profession: 'Carpinteiro' });
  await idleFor(key, 61);
  expect(await drafts.read(key)).toMatchObject({ provenPatientId: null, known: {}, fields: { slot: '2026-11-17T10:40' } });
  await drafts.save(key, { mode: 'online' });
  expect((await drafts.read(key))?.fields).toEqual({ slot: '2026-11-17T10:40', mode: 'online' });
});

test('it is over for a draft that was sent, too', async () => {
  const key = await proven({});
  await drafts.markSubmitted(key);
  await idleFor(key, 61);
  expect(await drafts.read(key)).toMatchObject({ provenPatientId: null, known: {}, fields: {} });
});

test('every answer gives it another hour; a draft without proof keeps its day', async () => {
  const key = await proven({});
  await idleFor(key, 59);
  await drafts.save(key, { mode: 'online' });
  await idleFor(key, 59);
  expect(await drafts.read(key)).toMatchObject({ provenPatientId: 7, fields: { name: 'António Exemplo' } });
  const fields = { name: 'Rita Exemplo' };
  const { key: plain } = await drafts.create({
    fields,
    movedFrom: null,
    provenPatientId: null,
    provenAt: null,
    known: {},
    contactDigest: null,
    contactProvenAt: null,
  });
  await idleFor(plain, 23 * 60);
  expect((await drafts.read(plain))?.fields).toEqual(fields);
});
