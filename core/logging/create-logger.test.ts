import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';

function capture() {
  const lines: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => lines.push(line) });
  return { logger, lines, output: () => lines.join('') };
}

const canary = 'canary';
const personal = {
  name: canary,
  nome: canary,
  email: canary,
  patientEmail: canary,
  e_mail: canary,
  telefone: canary,
  telemovel: canary,
  phone: canary,
  nif: 123_456_789,
  vat: canary,
  nSNS: canary,
  nCC: canary,
  accessToken: canary,
  refresh_token: canary,
  token: canary,
  authorization: canary,
  cookie: canary,
  'set-cookie': canary,
  body: { anything: canary },
  password: canary,
  DOCUMENTS_S3_SECRET: canary,
  secretAccessKey: canary,
  recipient: canary,
  html: canary,
};

test.each(Object.keys(personal))('never logs what stands under "%s", at any depth', (key) => {
  const { logger, output } = capture();
  const entry = { [key]: personal[key as keyof typeof personal] };
  logger.info(entry, 'flat');
  logger.info({ request: { headers: [entry] } }, 'nested');
  logger.child({ who: entry }).info('child');
  expect(output()).not.toContain(canary);
  expect(output()).not.toContain('123456789');
  expect(output().match(/\[redacted\]/g)).toHaveLength(3);
});

test.each([
  'written to maria.silva+x@exemplo.pt today',
  'called +351 912 345 678',
  'called 912345678',
  'taxpayer 123 456 789.',
  'authorization: Bearer canary.abc-1',
  'GET /pt/conta?token=canary&x=1',
  'session eyJhbGciOi.canary.sig',
  'connect postgres://root:canary@db/clinic',
])('blanks what looks personal in plain text: %s', (text) => {
  const { logger, output } = capture();
  logger.info(text);
  logger.info({ detail: text }, 'in a field');
  logger.info('by placeholder %s', text);
  expect(output()).not.toMatch(/canary|silva|912.?345.?678|123.?456.?789/);
});

test('an error keeps its type, text and code, and drops what a library hung on it', () => {
  const { logger, lines, output } = capture();
  const error = Object.assign(new Error('no answer for ana@exemplo.pt', { cause: new Error(`cause b@exemplo.pt`) }), {
    code: 'ECONNREFUSED',
    envelope: { to: [canary] },
    config: { data: canary },
  });
  logger.error({ err: error }, 'send failed');
  logger.error(error);
  expect(output()).not.toMatch(/canary|@exemplo/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    process: 'test',
    msg: 'send failed',
    err: { type: 'Error', code: 'ECONNREFUSED', message: 'no answer for [redacted]' },
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { code: 'ECONNREFUSED' } });
});

test('names a request, a form or a class of ours instead of opening it', () => {
  const { logger, lines } = capture();
  logger.info({ request: new Request('http://localhost/canary'), form: new FormData(), bytes: Buffer.from(canary) }, 'seen');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ request: '[Request]', form: '[FormData]', bytes: '[Buffer]' });
});

test.each(['a', 'eyJ-', '1', 'a://', '@', '.a', '?token='])('text of any length made of %j is logged without delay', (piece) => {
  const { logger, lines } = capture();
  // Time of the processor: other work on the machine does not count.
  const before = process.threadCpuUsage();
  logger.info(piece.repeat(100_000 / piece.length));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2_000);
  expect(lines).toHaveLength(1);
});

test('leaves what an operator needs: ids, times, durations, sizes', () => {
  const { logger, lines } = capture();
  const entry = { mailId: '0b3f1c2e-1234-4567-8901-123456789012', durationMs: 12.5, bytes: 1_763_172_000_000, path: '/pt/problemas' };
  logger.info(entry, 'mail mail-0b3f1c2e-1234-4567-8901-123456789012 sent at 2026-11-15T10:00:00.000Z');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    ...entry,
    msg: 'mail mail-0b3f1c2e-1234-4567-8901-123456789012 sent at 2026-11-15T10:00:00.000Z',
  });
});
