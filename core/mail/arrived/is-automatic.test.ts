import { expect, test } from 'vitest';
import { isAutomatic } from './is-automatic.ts';

const person = 'ana@exemplo.pt';

test.each([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'auto-generated; owner=x'],
  ['precedence', 'bulk'],
  ['precedence', 'Junk'],
  ['precedence', 'auto_reply'],
  ['list-id', '<lista.exemplo.pt>'],
  ['x-autoreply', 'yes'],
  ['return-path', '<>'],
  ['content-type', 'multipart/report; report-type=disposition-notification'],
])('%s: %s comes from a machine', (name, value) => {
  expect(isAutomatic(new Map([[name, value]]), person)).toBe(true);
});

test.each(['MAILER-DAEMON@exemplo.pt', 'no-reply@exemplo.pt', 'noreply@exemplo.pt'])('%s is a machine', (from) => {
  expect(isAutomatic(new Map(), from)).toBe(true);
});

test('a person is none, whatever their mail program adds', () => {
  const usual = new Map([
    ['auto-submitted', 'no'],
    ['precedence', 'normal'],
    ['return-path', '<ana@exemplo.pt>'],
    ['content-type', 'multipart/alternative; boundary=x'],
  ]);
  expect([isAutomatic(usual, person), isAutomatic(new Map(), person)]).toEqual([false, false]);
});
