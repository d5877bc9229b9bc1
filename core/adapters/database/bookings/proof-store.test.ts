import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCode } from '../../../booking/proof/check-code.ts';
import { codeOf } from '../../../booking/proof/proof-code.ts';
import type { ProofStore } from '../../../booking/proof/proof-store.ts';
import type { DraftStore } from '../../../booking/wizard/draft.ts';
import { createDatabase } from '../database.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { draftDigest } from './draft-digest.ts';
import { draftStore } from './draft-store.ts';
import { proofStore } from './proof-store.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
let dbos: DBOSClient;
let proofs: ProofStore;
let drafts: DraftStore;
beforeAll(async () => {
  database = await createThrowawayStore();
  ({ pool, dbos } = database);
  proofs = proofStore(pool, dbos);
  drafts = draftStore(createDatabase(pool));
});
afterAll(() => database.drop());

const secret = 'a secret';
const asked = { contact: { kind: 'email', value: 'antonio@exemplo.pt' }, locale: 'pt' } as const;
const aDraft = async () => (await drafts.create({ fields: {}, movedFrom: null, provenPatientId: null, provenAt: null, known: {} })).key;
const idOf = async (key: string) => (await proofs.latest(key))?.id ?? '';
const check = (draftKey: string, code: string) => checkCode(proofs, { draftKey, code, secret });

async function aCode(): Promise<{ key: string; code: string }> {
  const key = await aDraft();
  await proofs.request(key, asked);
  const id = await idOf(key);
  await proofs.recordFound(id, [7]);
  return { key, code: codeOf(secret, id) };
}
const ended = { ok: false, error: { kind: 'codeEnded' } };
const wrong = { ok: false, error: { kind: 'codeWrong' } };

test('the right code names the patient, once', async () => {
  const { key, code } = await aCode();
  expect(await check(key, code)).toEqual({ ok: true, value: [7] });
  expect((await proofs.latest(key))?.provenAt).toBeInstanceOf(Date);
  expect(await check(key, code)).toEqual(ended);
});

test('of many guesses at once five are looked at, and then not even the right one', async () => {
  const { key, code } = await aCode();
  const guesses = await Promise.all(Array.from({ length: 12 }, () => check(key, '-')));
  expect(guesses.filter((guess) => !guess.ok && guess.error.kind === 'codeWrong')).toHaveLength(5);
  expect(await check(key, code)).toEqual(ended);
});

test('a new code ends the one before, also while the worker is still at it', async () => {
  const { key, code } = await aCode();
  const first = await idOf(key);
  await proofs.request(key, asked);
  expect(await check(key, code)).toEqual(wrong);
  expect(await proofs.open(first)).toBeNull();
});

test('of two asked for at once one is open, and its code is the one that counts', async () => {
  const key = await aDraft();
  await Promise.all(Array.from({ length: 4 }, () => proofs.request(key, asked)));
  const { rows } = await pool.query<{ id: string }>('select id from core.proofs where draft_digest = $1 and ended_at is null', [
    draftDigest(key),
  ]);
  expect(rows).toEqual([{ id: await idOf(key) }]);
});

test('were two ever open, only the newer one is tried', async () => {
  const { key, code } = await aCode();
  const older = await idOf(key);
  await proofs.request(key, asked);
  await pool.query('update core.proofs set ended_at = null where id = $1', [older]);
  expect(await check(key, code)).toEqual(wrong);
  await proofs.recordFound(await idOf(key), [7]);
  expect(await check(key, codeOf(secret, await idOf(key)))).toEqual({ ok: true, value: [7] });
});

test('is of no use in another draft, nor after ten minutes, nor where the clinic knows nobody', async () => {
  const { key, code } = await aCode();
  expect(await check((await aCode()).key, code)).toEqual(wrong);
  expect(await check(await aDraft(), code)).toEqual(ended);
  await pool.query("update core.proofs set expires_at = now() - interval '1 second' where id = $1", [await idOf(key)]);
  expect(await check(key, code)).toEqual(ended);
  const stranger = await aDraft();
  await proofs.request(stranger, asked);
  await proofs.recordFound(await idOf(stranger), []);
  expect(await check(stranger, codeOf(secret, await idOf(stranger)))).toEqual(wrong);
});

test('neither the tables nor the work that was queued hold the code, and the work holds only an id', async () => {
  const { key, code } = await aCode();
  const { rows } = await pool.query('select p::text as all_of_it from core.proofs p union all select w::text from dbos.workflow_status w');
  expect(JSON.stringify(rows)).not.toContain(code);
  const queued = await dbos.listQueuedWorkflows({ queueName: 'codes', loadInput: true });
  expect(queued.map(({ input }) => input)).toContainEqual([await idOf(key)]);
  expect(JSON.stringify(queued)).not.toContain('antonio');
});

test('a right code left at the question who comes leads nowhere after an hour', async () => {
  const { key, code } = await aCode();
  await check(key, code);
  const ago = (minutes: number) =>
    pool.query('update core.proofs set proven_at = now() - make_interval(mins => $2) where draft_digest = $1', [draftDigest(key), minutes]);
  await ago(59);
  expect(await proofs.latest(key)).toMatchObject({ patientIds: [7] });
  await ago(61);
  expect(await proofs.latest(key)).toBeNull();
});
