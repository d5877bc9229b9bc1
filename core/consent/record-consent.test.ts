import { expect, test } from 'vitest';
import { type ConsentRecord, recordConsent } from './record-consent.ts';

const visitor = '0123456789abcdef0123456789abcdef';

function memory() {
  const records: ConsentRecord[] = [];
  return { records, ports: { add: async (record: ConsentRecord) => void records.push(record) } };
}

test('keeps the purposes, the version of the words and the random number, and nothing else that was sent', async () => {
  const { ports, records } = memory();
  await recordConsent(ports, { visitor, purposes: ['video', 'statistics', 'video'], textVersion: 1, email: 'ana@exemplo.pt' });
  expect(records).toEqual([{ visitor, purposes: ['statistics', 'video'], textVersion: 1 }]);
});

test('a refusal is recorded too', async () => {
  const { ports, records } = memory();
  await recordConsent(ports, { visitor, purposes: [], textVersion: 1 });
  expect(records).toEqual([{ visitor, purposes: [], textVersion: 1 }]);
});

test.each([
  ['nothing', undefined],
  ['a name in place of the number', { visitor: 'Ana Silva', purposes: [], textVersion: 1 }],
  ['an unknown purpose', { visitor, purposes: ['everything'], textVersion: 1 }],
  ['a version of the words that does not exist yet', { visitor, purposes: [], textVersion: 999 }],
])('refuses %s', async (_, given) => {
  const { ports, records } = memory();
  expect(await recordConsent(ports, given)).toEqual({ ok: false, error: { kind: 'malformed' } });
  expect(records).toEqual([]);
});
