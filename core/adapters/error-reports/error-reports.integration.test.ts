import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { openErrorReports } from './open-error-reports.ts';

/** Marked values of a patient, which an error may quote. */
const canaries = ['zulmiro', 'xarabaneco', '936777121', '298765431', 'exemplo.pt', 'zurzidela', 'select '];
const envelopes: { url: string; auth: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  envelopes.push({ url: request.url ?? '', auth: String(request.headers['x-sentry-auth']), body: await text(request) });
  response.end('{}');
});
const log = createLogger('test', 'error', { write: () => {} });
let reports: ReturnType<typeof openErrorReports>;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  envelopes.length = 0;
  reports?.close();
  const { port } = server.address() as AddressInfo;
  reports = openErrorReports('site', { ERROR_REPORTS_DSN: `http://thekey@127.0.0.1:${port}/errors/7`, DEPLOYMENT: 'local' });
});
afterAll(() => {
  reports.close();
  server.close();
});

async function sent(count: number): Promise<string[]> {
  for (let tries = 0; tries < 100 && envelopes.length < count; tries++) await sleep(20);
  await sleep(50);
  return envelopes.map(({ body }) => body);
}
const first = (body: string | undefined) => JSON.parse(body?.split('\n')[2] ?? '{}').exception.values[0];

test('an unexpected error arrives as an envelope: its class, its place and the program’s own sentence', async () => {
  log.error({ err: new TypeError("Cannot read properties of undefined (reading 'startsAt')") }, 'request failed');
  const [body] = await sent(1);
  expect(envelopes[0]).toMatchObject({ url: '/errors/api/7/envelope/', auth: expect.stringContaining('sentry_key=thekey') });
  expect(first(body)).toMatchObject({
    type: 'TypeError',
    value: "request failed · Cannot read properties of undefined (reading 'startsAt')",
  });
  const { frames } = first(body).stacktrace;
  expect(frames.at(-1)).toMatchObject({ filename: expect.stringMatching(/^core\/adapters\/error-reports\//), in_app: true });
});

test('nothing of a patient leaves with it, whatever the error quotes', async () => {
  const row = 'duplicate key: (email)=(zulmiro.xarabaneco@exemplo.pt), select * from bookings where nif = 298765431';
  log.error(
    { err: Object.assign(new Error(row, { cause: new Error('zurzidela') }), { code: '23505', detail: 'Zulmiro', table: 'x' }) },
    'trouble',
  );
  log.error({ error: new Error('Zulmiro Xarabaneco').stack }, 'as a stack');
  log.error({ err: new TypeError('Failed to parse URL from https://exemplo.pt/?q=zulmiro 936777121 "zurzidela"') }, 'of a value');
  log.fatal(new SyntaxError('Unexpected token Z, "Zulmiro" is not valid JSON'), 'stopped');
  const bodies = (await sent(4)).join('\n').toLowerCase();
  expect(envelopes).toHaveLength(4);
  expect(canaries.filter((canary) => bodies.includes(canary))).toEqual([]);
  expect(bodies).toContain('trouble · 23505');
});

test('a storm of errors is not a storm of reports, and what was foreseen is none', async () => {
  for (let count = 0; count < 500; count++) log.error({ err: new Error('again') }, 'trouble');
  for (let count = 0; count < 500; count++) log.error({ err: new Error('again') }, `trouble ${count}`);
  log.error('a sentence alone');
  log.warn({ err: new Error('foreseen') }, 'not yet');
  expect((await sent(21)).length).toBeLessThanOrEqual(20);
});

test('an address that does not answer, or an error that is none, disturbs nobody', async () => {
  reports.close();
  reports = openErrorReports('site', { ERROR_REPORTS_DSN: 'http://thekey@127.0.0.1:9/7', DEPLOYMENT: 'local' });
  for (let count = 0; count < 100; count++) log.error({ err: new Error('again') }, `trouble ${count}`);
  log.error({ err: null }, 'nothing');
  log.error({ err: Object.create(null) }, 'odd');
  await sleep(100);
  expect(envelopes).toEqual([]);
});
