import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCode } from '../../../identity/codes/check-code.ts';
import type { CodePurpose, CodeStore } from '../../../identity/codes/code-store.ts';
import { codeOf } from '../../../identity/codes/one-time-code.ts';
import { testDataKeys } from '../../../secrets/test-data-keys.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { browserDigest } from './browser-digest.ts';
import { codeStore } from './code-store.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
let dbos: DBOSClient;
let codes: CodeStore;
beforeAll(async () => {
  database = await createThrowawayStore();
  ({ pool, dbos } = database);
  codes = codeStore(pool, dbos, testDataKeys);
});
afterAll(() => database.close());

const secret = 'a secret';
const purpose = 'knownPatient';
const asked = { purpose, contact: { kind: 'email', value: 'antonio@exemplo.pt' }, locale: 'pt', birthDate: '1958-11-17' } as const;
let browsers = 0;
const aBrowser = () => `browser ${browsers++}`;
const idOf = async (key: string) => (await codes.latest(key, purpose))?.id ?? '';
const checkFor = (of: CodePurpose, browserKey: string, code: string) =>
  checkCode(
    { codes, withinLimit: async () => true },
    { browserKey, client: '', isKnownDevice: () => false },
    { purpose: of, code, secret },
  );
const check = (browserKey: string, code: string) => checkFor(purpose, browserKey, code);

async function aCode(): Promise<{ key: string; code: string }> {
  const key = aBrowser();
  await codes.request(key, asked);
  const id = await idOf(key);
  await codes.recordFound(id, [7]);
  return { key, code: codeOf(secret, id) };
}
const ended = { ok: false, error: { kind: 'codeEnded' } };
const wrong = { ok: false, error: { kind: 'codeWrong' } };

test('the right code names the patient, once', async () => {
  const { key, code } = await aCode();
  expect(await check(key, code)).toMatchObject({ ok: true, value: { patientIds: [7], birthDate: '1958-11-17' } });
  expect((await codes.latest(key, purpose))?.provenAt).toBeInstanceOf(Date);
  expect(await check(key, code)).toEqual(ended);
});

test('of many concurrent guesses at most five are checked, and afterwards even the right code fails', async () => {
  const { key, code } = await aCode();
  const guesses = await Promise.all(Array.from({ length: 12 }, () => check(key, '-')));
  expect(guesses.filter((guess) => !guess.ok && guess.error.kind === 'codeWrong')).toHaveLength(5);
  expect(await check(key, code)).toEqual(ended);
});

test('a new code ends the one before, also while the worker is still at it', async () => {
  const { key, code } = await aCode();
  const first = await idOf(key);
  await codes.request(key, asked);
  expect(await check(key, code)).toEqual(wrong);
  expect(await codes.open(first)).toBeNull();
});

test('of several requested at once only the latest is valid', async () => {
  const key = aBrowser();
  await Promise.all(Array.from({ length: 4 }, () => codes.request(key, asked)));
  const { rows } = await pool.query<{ id: string }>('select id from core.identity_codes where browser_digest = $1 and ended_at is null', [
    browserDigest(key),
  ]);
  expect(rows).toEqual([{ id: await idOf(key) }]);
});

test('were two ever open, only the newer one is tried', async () => {
  const { key, code } = await aCode();
  const older = await idOf(key);
  await codes.request(key, asked);
  await pool.query('update core.identity_codes set ended_at = null where id = $1', [older]);
  expect(await check(key, code)).toEqual(wrong);
  await codes.recordFound(await idOf(key), [7]);
  expect(await check(key, codeOf(secret, await idOf(key)))).toMatchObject({ ok: true });
});

test('a code fails in another browser, after its time, for a contact unknown to the clinic, and for another purpose', async () => {
  const { key, code } = await aCode();
  expect(await check((await aCode()).key, code)).toEqual(wrong);
  expect(await check(aBrowser(), code)).toEqual(ended);
  expect(await checkFor('booking', key, code)).toEqual(ended);
  await pool.query("update core.identity_codes set expires_at = now() - interval '1 second' where id = $1", [await idOf(key)]);
  expect(await check(key, code)).toEqual(ended);
  const stranger = aBrowser();
  await codes.request(stranger, asked);
  await codes.recordFound(await idOf(stranger), []);
  expect(await check(stranger, codeOf(secret, await idOf(stranger)))).toEqual(wrong);
});

test('neither the tables nor the work that was queued hold the code, and the work holds only an id', async () => {
  const { key, code } = await aCode();
  const { rows } = await pool.query(
    'select p::text as all_of_it from core.identity_codes p union all select w::text from dbos.workflow_status w',
  );
  expect(JSON.stringify(rows)).not.toContain(code);
  const queued = await dbos.listQueuedWorkflows({ queueName: 'codes', loadInput: true });
  expect(queued.map(({ input }) => input)).toContainEqual([await idOf(key)]);
  expect(JSON.stringify(queued)).not.toContain('antonio');
});

test('a proven code expires after an hour if no patient is chosen', async () => {
  const { key, code } = await aCode();
  await check(key, code);
  const ago = (minutes: number) =>
    pool.query('update core.identity_codes set proven_at = now() - make_interval(mins => $2) where browser_digest = $1', [
      browserDigest(key),
      minutes,
    ]);
  await ago(59);
  expect(await codes.latest(key, purpose)).toMatchObject({ patientIds: [7] });
  await ago(61);
  expect(await codes.latest(key, purpose)).toBeNull();
});

test('known and unknown contacts run the same statements and enqueue the same work', async () => {
  const asks = async (value: string) => {
    const key = aBrowser();
    const before = (await dbos.listQueuedWorkflows({ queueName: 'codes' })).length;
    await codes.request(key, { ...asked, contact: { kind: 'email', value } });
    const { rows } = await pool.query(
      'select to_jsonb(c) - array[$2, $3, $4, $5, $6] as row from core.identity_codes c where browser_digest = $1',
      [browserDigest(key), ...['id', 'browser_digest', 'contact', 'requested_at', 'expires_at']],
    );
    return { rows, queued: (await dbos.listQueuedWorkflows({ queueName: 'codes' })).length - before };
  };
  expect(await asks('antonio@exemplo.pt')).toEqual(await asks('ninguem@exemplo.pt'));
});
