import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { smsFromSettings } from '@clinic/core/adapters/sms/sms-from-settings';
import { smsOverHttp } from '@clinic/core/adapters/sms/sms-over-http';
import { err, ok } from '@clinic/core/kernel/result';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { smsStandIn } from './sms-stand-in.ts';

const key = 'only-for-tests-only-for-tests';
const server = serve({ fetch: createApp({ sms: smsStandIn({ key }) }).fetch, hostname: '127.0.0.1', port: 0 });
const sms = { id: 'sms-1', to: '+351910000001', text: 'Consulta confirmada: ter 17 nov, 10:20' };
let base = '';

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => fetch(`${base}/control`, { method: 'DELETE' }));

const sender = () => smsFromSettings({ SMS_GATEWAY_URL: `${base}/messages`, SMS_GATEWAY_KEY: key, SMS_SENDER: 'Clinica' });
const sent = async () => (await fetch(`${base}/control/messages`)).json();
const fail = (kind: string, times = 1) =>
  fetch(`${base}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, times }),
  });

test('a message is taken, and the page shows it', async () => {
  expect(await sender()(sms)).toEqual(ok('accepted'));
  expect(await sent()).toMatchObject([{ ...sms, from: 'Clinica' }]);
  expect(await (await fetch(`${base}/control`)).text()).toContain(sms.text);
});

test('what somebody writes is shown as text', async () => {
  await sender()({ ...sms, text: '<script>alert(1)</script>' });
  expect(await (await fetch(`${base}/control`)).text()).not.toContain('<script>');
});

test('the same message again, after an answer was lost, is sent once', async () => {
  await fail('lost');
  expect(await sender()(sms)).toEqual(err({ kind: 'smsUnavailable' }));
  expect(await sender()(sms)).toEqual(ok('accepted'));
  expect(await sent()).toHaveLength(1);
});

test('a gateway that is down has not refused', async () => {
  await fail('unavailable');
  expect(await sender()(sms)).toEqual(err({ kind: 'smsUnavailable' }));
  expect(await sent()).toEqual([]);
  expect(await smsOverHttp({ url: 'http://127.0.0.1:9/messages', key })(sms)).toEqual(err({ kind: 'smsUnavailable' }));
});

test('a gateway that does not answer costs no more than the deadline', async () => {
  const mute = serve({ fetch: () => new Promise<Response>(() => {}), hostname: '127.0.0.1', port: 0 });
  if (!mute.listening) await once(mute, 'listening');
  const url = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  expect(await smsOverHttp({ url, key, deadlineMs: 50 })(sms)).toEqual(err({ kind: 'smsUnavailable' }));
  if ('closeAllConnections' in mute) mute.closeAllConnections();
  mute.close();
});

test('a number that is none is refused for good', async () => {
  expect(await sender()({ ...sms, to: '12' })).toEqual(err({ kind: 'smsRefused' }));
  expect(await sent()).toEqual([]);
});

test('a wrong key is for the operator to mend: no message is given up for it', async () => {
  expect(await smsOverHttp({ url: `${base}/messages`, key: 'another-key-another-key' })(sms)).toEqual(err({ kind: 'smsUnavailable' }));
  expect(await sent()).toEqual([]);
});

test('a refused message is not tried again by itself', async () => {
  await fail('refused');
  expect(await sender()(sms)).toEqual(err({ kind: 'smsRefused' }));
  expect(await sent()).toEqual([]);
});
