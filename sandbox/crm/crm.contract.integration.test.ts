import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { crmFromSettings } from '@clinic/core/adapters/crm/crm-from-settings';
import { crmOverHttp } from '@clinic/core/adapters/crm/crm-over-http';
import type { Crm } from '@clinic/core/crm/crm';
import { err, ok } from '@clinic/core/kernel/result';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { crmStandIn } from './crm-stand-in.ts';

const key = 'only-for-tests-only-for-tests';
const server = serve({ fetch: createApp({ crm: crmStandIn({ key }) }).fetch, hostname: '127.0.0.1', port: 0 });
const joaquim = { name: 'Joaquim Tavares', email: 'joaquim@exemplo.pt', locale: 'pt' } as const;
let base = '';
let crm: Crm;

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm`;
  crm = crmFromSettings({ CRM_URL: base, CRM_KEY: key }) as Crm;
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => fetch(`${base}/control/reset`, { method: 'POST' }));

const contacts = async () => ((await (await fetch(`${base}/control/state`)).json()) as { contacts: object[] }).contacts;
const fail = (kind: string, times = 1) =>
  fetch(`${base}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, times }),
  });

test('a contact is name, e-mail and language under our id; told again it is the same one, and it can be withdrawn', async () => {
  expect(await crm.keep('a', joaquim)).toEqual(ok(null));
  expect(await crm.keep('a', { ...joaquim, locale: 'en' })).toEqual(ok(null));
  expect(await contacts()).toEqual([{ id: 'a', name: 'Joaquim Tavares', email: 'joaquim@exemplo.pt', language: 'en' }]);
  expect(await (await fetch(`${base}/control`)).text()).toContain('joaquim@exemplo.pt');
  expect(await crm.withdraw('a')).toEqual(ok(null));
  expect(await crm.withdraw('a')).toEqual(ok(null));
  expect(await contacts()).toEqual([]);
});

test('the stand-in takes nothing that nobody may send it', async () => {
  const body = JSON.stringify({ name: 'Ana', email: 'ana@exemplo.pt', language: 'pt', source: 'secondOpinion' });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  expect((await fetch(`${base}/contacts/b`, { method: 'PUT', headers, body })).status).toBe(400);
});

test('an answer that was lost is no refusal, and trying again leaves one contact', async () => {
  await fail('lost');
  expect(await crm.keep('a', joaquim)).toEqual(err({ kind: 'crmUnavailable' }));
  expect(await crm.keep('a', joaquim)).toEqual(ok(null));
  expect(await contacts()).toHaveLength(1);
});

test('down, mute or with a key that is wrong, it may be tried again; what it refuses may not', async () => {
  await fail('unavailable');
  expect(await crm.keep('a', joaquim)).toEqual(err({ kind: 'crmUnavailable' }));
  expect(await crmOverHttp({ url: 'http://127.0.0.1:9', key }).keep('a', joaquim)).toEqual(err({ kind: 'crmUnavailable' }));
  expect(await crmOverHttp({ url: base, key: 'another' }).withdraw('a')).toEqual(err({ kind: 'crmUnavailable' }));
  await fail('refused');
  expect(await crm.keep('a', joaquim)).toEqual(err({ kind: 'crmRefused' }));
  expect(await contacts()).toEqual([]);
});
