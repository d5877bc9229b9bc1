import { limits } from '@clinic/core/limits/limits';
import { expect } from '@playwright/test';
import { bookingTexts } from './booking/words.ts';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';

/** A replica behind a proxy, which lets each address do no more than the usual. */
test('one address is turned away after the usual number, another is not, and a forged one does not help', async ({ system }) => {
  test.setTimeout(120_000);
  const port = Number(new URL(system.second.origin).port) + 1;
  const env = { ...system.second.env, PORT: String(port), VISITORS_PER_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.1,::1' };
  const replica = { ...system.second, env, readyUrl: `http://127.0.0.1:${port}/healthz` };
  await system.startOne(replica);
  const send = (target: string, from: string, body: string, type = 'application/x-www-form-urlencoded') =>
    rawRequest(`http://127.0.0.1:${port}`, target, {
      method: 'POST',
      headers: { origin: system.origin, 'content-type': type, 'x-forwarded-for': from },
      body,
    });

  const answer = JSON.stringify({ visitor: '0'.repeat(32), purposes: [], textVersion: 1 });
  const consent = (from: string) => send('/consent', from, answer, 'application/json');
  for (let use = 0; use < limits.consentsPerAddress.uses; use++) expect((await consent('198.51.100.7')).status).toBe(204);
  expect((await consent('198.51.100.7')).status).toBe(429);
  expect((await consent('203.0.113.99, 198.51.100.7')).status).toBe(429);
  expect((await consent('198.51.100.8')).status).toBe(204);

  for (const locale of ['pt', 'en'] as const) {
    const begin = (from: string) => send(`/${locale}/marcar-consulta`, from, 'forOther=no&hadConsultation=no');
    const address = `198.51.100.${locale === 'pt' ? 20 : 21}`;
    for (let use = 0; use < limits.draftsPerAddress.uses; use++) expect((await begin(address)).status).toBe(303);
    const refused = await begin(address);
    expect(refused.status).toBe(429);
    expect(refused.headers['cache-control']).toBe('private, no-store');
    expect(refused.body).toContain(bookingTexts[locale].error.tooManyTitle);
    expect(refused.body).toContain('href="tel:');
    expect((await begin('198.51.100.30')).status).toBe(303);
  }
  await system.stopOne(replica);
});
