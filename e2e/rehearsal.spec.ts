import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { allAddresses } from './all-addresses.ts';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';

const words = { pt: 'Ambiente de ensaio: nada do que fizer aqui é real.', en: 'Rehearsal: nothing you do here is real.' };

/** As an element: the words alone travel with every page. */
const shown = (locale: 'pt' | 'en') => new RegExp(`data-rehearsal="[^>]*>(?:<strong>)?${words[locale]}`);

test('a rehearsal says on every page of the site and of the back office that it is one', async ({ page, system }) => {
  test.setTimeout(300_000);
  const origin = `http://localhost:${system.ports.site + 30}`;
  const backofficeOrigin = `http://localhost:${system.ports.site + 31}`;
  const rehearsing = {
    DEPLOYMENT: 'rehearsal',
    SANDBOX_ORIGIN: `http://127.0.0.1:${system.ports.sandbox}`,
    RETURNED_MAIL_KEY: randomBytes(32).toString('base64url'),
    IFTHENPAY_ANTI_PHISHING_KEY: randomBytes(32).toString('base64url'),
    GALLERY: 'off',
    SITE_ORIGIN: origin,
    ALSO_ACCEPTED_ORIGINS: '',
    BACKOFFICE_ORIGIN: backofficeOrigin,
  };
  const at = (where: string) => ({ ...rehearsing, PORT: new URL(where).port });
  const site = { ...system.parts.site, env: { ...system.parts.site.env, ...at(origin) }, readyUrl: `${origin}/healthz` };
  const backoffice = {
    ...system.parts.backoffice,
    env: { ...system.parts.backoffice.env, ...at(backofficeOrigin) },
    readyUrl: `${backofficeOrigin}/api/utilizadores/me`,
  };
  await Promise.all([system.startOne(site), system.startOne(backoffice)]);
  try {
    for (const [name, width] of [
      ['phone', 390],
      ['desk', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const locale of ['pt', 'en'] as const) {
        await page.goto(`${origin}/${locale}`);
        await expect(page.getByText(words[locale])).toBeInViewport();
        await page.screenshot({ path: `test-results/rehearsal-${name}-${locale}.png` });
      }
      await page.goto(`${backofficeOrigin}/admin/login`);
      await expect(page.getByText(words.pt)).toBeInViewport();
      await expect(page.getByText(words.en)).toBeInViewport();
      await page.screenshot({ path: `test-results/rehearsal-backoffice-${name}.png` });
    }
    // One of each kind, in each language: all documents of a kind share a screen.
    const kinds = new Map((await allAddresses(system)).map((known) => [`${known.locale}.${known.route}`, known]));
    const others = (['pt', 'en'] as const).flatMap((locale) => [
      { address: `/${locale}/nada`, locale },
      { address: `/offline/${locale}`, locale },
    ]);
    let said = 0;
    for (const { address, locale } of [...kinds.values(), ...others]) {
      for (const time of ['made', 'stored']) {
        const { status, headers, body } = await rawRequest(origin, address);
        expect(headers['x-robots-tag'], `${address} ${time}`).toContain('noindex');
        if (status >= 300 && status < 400) continue;
        expect(body, `${address} ${time}`).toMatch(shown(locale));
        said++;
      }
    }
    console.log(`  rehearsal: ${said} answers say so`);
    expect((await rawRequest(system.origin, '/pt')).body).not.toMatch(shown('pt'));
  } finally {
    await system.stopOne(site);
    await system.stopOne(backoffice);
  }
});

test('a NUL byte in a form or a query is read as if it were not there', async ({ system }) => {
  const post = (target: string, body: string, cookie = '') =>
    rawRequest(system.origin, target, {
      method: 'POST',
      headers: { origin: system.origin, 'content-type': 'application/x-www-form-urlencoded', ...(cookie ? { cookie } : {}) },
      body,
    });
  const begun = await post('/pt/marcar-consulta', 'forOther=no%00&hadConsultation=no%00');
  expect(begun.status).toBe(303);
  const draft = [begun.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('draft=')) ?? '';
  expect((await post('/pt/marcar-consulta/dados', 'name=Maria%00Canario&email=a%00b', draft.split(';')[0])).status).toBeLessThan(500);
  for (const target of [
    '/pt/pesquisa?q=rim%00',
    '/pesquisa/sugestoes?q=rim%00&lingua=pt',
    '/pt/%00',
    '/pt/marcacao-de-consulta/resultado/%00',
  ])
    expect((await rawRequest(system.origin, target)).status, target).toBeLessThan(500);
});
