import { expect, test } from 'vitest';
import { draftsKey, readPreviewPass, writePass } from './preview-pass.ts';

const secret = 'a-secret-that-only-two-processes-know';
const now = Date.parse('2026-11-15T10:00:00Z');
const pass = { subject: 'problemas:12', path: '/pt/problemas/tumor-do-rim', expiresAt: now + 60_000 };

test('a pass is read back as it was written, until it expires', () => {
  const text = writePass(secret, pass);
  expect(text).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(readPreviewPass([secret], text, now)).toEqual(pass);
  expect(readPreviewPass([secret], text, pass.expiresAt)).toBeNull();
});

test('while the secret is changed for another, a pass of either is read', () => {
  const next = 'the-secret-that-comes-after-it';
  for (const signedWith of [secret, next]) expect(readPreviewPass([next, secret], writePass(signedWith, pass), now)).toEqual(pass);
  expect(readPreviewPass([next], writePass(secret, pass), now)).toBeNull();
});

test('nobody without the secret writes or alters one', () => {
  const text = writePass(secret, pass);
  const [body = '', mac = ''] = text.split('.');
  const other = Buffer.from(JSON.stringify({ ...pass, subject: 'homepage' })).toString('base64url');
  const longer = Buffer.from(JSON.stringify({ ...pass, expiresAt: now + 1e12 })).toString('base64url');
  for (const forged of [`${other}.${mac}`, `${longer}.${mac}`, `${body}.`, body, '', '.', `${body}.${mac}x`, `${mac}.${body}`])
    expect(readPreviewPass([secret], forged, now), forged).toBeNull();
  expect(readPreviewPass(['another-secret-of-the-same-length!!!'], text, now)).toBeNull();
  expect(readPreviewPass([secret], `${body}.${draftsKey(secret)}`, now)).toBeNull();
});

test('a pass never leads to another host', () => {
  for (const path of ['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example/', ''])
    expect(readPreviewPass([secret], writePass(secret, { ...pass, path }), now), path).toBeNull();
});
