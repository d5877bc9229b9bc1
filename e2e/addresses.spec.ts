import { expect } from '@playwright/test';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';

const treatments = '/pt/tratamentos/incontinencia-urinaria';
const known = ['cirurgia-minimamente-invasiva', 'reabilitacao-do-pavimento-pelvico', 'terapeutica-medica'];
const knownEn = ['minimally-invasive-surgery', 'pelvic-floor-rehabilitation'];
const hbp = '/pt/tratamentos/hiperplasia-benigna-da-prostata';
const bph = '/en/treatments/benign-prostatic-hyperplasia';

const redirects: [from: string, to: string][] = [
  ...['masculina', 'feminina'].flatMap((who): [string, string][] => [
    [`${treatments}-${who}`, treatments],
    ...known.map((name): [string, string] => [`${treatments}-${who}/${name}`, `${treatments}/${name}`]),
    [`${treatments}-${who}/outra-coisa`, treatments],
  ]),
  ...['male', 'female'].flatMap((who): [string, string][] => [
    [`/en/treatments/${who}-urinary-incontinence`, '/en/treatments/urinary-incontinence'],
    ...knownEn.map((name): [string, string] => [
      `/en/treatments/${who}-urinary-incontinence/${name}`,
      `/en/treatments/urinary-incontinence/${name}`,
    ]),
    [`/en/treatments/${who}-urinary-incontinence/medical-therapy`, '/en/treatments/urinary-incontinence'],
  ]),
  [`${hbp}/adenomectomia-laser`, `${hbp}/enucleacao-da-prostata`],
  [`${hbp}/holep`, `${hbp}/enucleacao-da-prostata`],
  [`${hbp}/jato-de-vapor-de-agua`, `${hbp}/rezum`],
  [`${bph}/holep`, `${bph}/prostate-enucleation`],
  [`${bph}/water-vapour-jet`, `${bph}/rezum-water-vapour`],
  ['/en/book-an-appointment/anything', '/en/book-an-appointment'],
  ['/en/book-an-appointment/any/depth', '/en/book-an-appointment'],
  ['/politica-de-privacidade', '/pt/politica-de-privacidade'],
  ['/request-a-second-opinion', '/en/request-a-second-opinion'],
  ['/tac', '/pt/analises-e-exames/tomografia-computorizada-tac'],
  ['/analises-e-exames/tomografia-computorizada-tac', '/pt/analises-e-exames/tomografia-computorizada-tac'],
  ['/team/antonio-meireles', '/en/team/antonio-meireles'],
  ['/en/sobre-nos', '/en/about-us'],
  ['/pt/about-us', '/pt/sobre-nos'],
  ['/en/problemas/cancro-da-prostata', '/en/problems/prostate-cancer'],
  ['/en/problems/cancro-da-prostata', '/en/problems/prostate-cancer'],
  ['/pt/treatments/prostate-cancer/robotic-surgery', '/pt/tratamentos/cancro-da-prostata/cirurgia-robotica'],
  ['/pt/sintomas-graves', '/pt/quiz-teste-diagnostico-sintomas-prostata/sintomas-graves'],
  ['/en/sintomas-ligeiros', '/en/quiz-teste-diagnostico-sintomas-prostata/sintomas-ligeiros'],
  ['/pt/contactos/', '/pt/contactos'],
];
const query = `?a=1&b=%C3%A7%20+'"<x>&utm_source=x&a=2&&=`;

test('every old, unprefixed, slashed or wrong-language address is one 301 away from its page, query kept byte for byte', async ({
  system,
}) => {
  const bytes = Buffer.from(query).toString('latin1');
  let followed = 0;
  for (const [from, to] of redirects) {
    for (const asked of from.endsWith('/') ? [from] : [from, `${from}/`]) {
      const answer = await rawRequest(system.origin, asked + bytes.replaceAll(' ', '%20'));
      expect(answer.status, asked).toBe(301);
      expect(answer.headers.location, asked).toBe(to + bytes.replaceAll(' ', '%20'));
      expect((await rawRequest(system.origin, to)).status, `${asked} ends at a page`).toBe(200);
      followed++;
    }
  }
  console.log(`  redirects: ${followed} followed in one hop, query kept`);
});

test('the root leads to the language of the cookie, else of the browser, else Portuguese, and keeps the query', async ({ system }) => {
  const root = (headers: Record<string, string>) => rawRequest(system.origin, '/?a=1', { headers });
  expect((await root({})).headers.location).toBe('/pt?a=1');
  expect((await root({})).status).toBe(307);
  expect((await root({ 'accept-language': 'en-GB,en;q=0.9' })).headers.location).toBe('/en?a=1');
  expect((await root({ 'accept-language': 'en', cookie: 'locale=pt' })).headers.location).toBe('/pt?a=1');
});

test('a page remembers its language for 365 days', async ({ system }) => {
  for (const visit of [1, 2]) {
    const { headers } = await rawRequest(system.origin, '/en/about-us');
    expect(headers['set-cookie'], `visit ${visit}`).toEqual(['locale=en; Path=/; Max-Age=31536000; SameSite=Lax']);
  }
  expect((await rawRequest(system.origin, '/en/about-us', { headers: { cookie: 'locale=en' } })).headers['set-cookie']).toBeUndefined();
});

test('robots and sitemaps answer', async ({ system }) => {
  const robots = await rawRequest(system.origin, '/robots.txt');
  expect(robots.body).toContain(`Sitemap: ${system.origin}/sitemap.xml`);
  const index = await rawRequest(system.origin, '/sitemap.xml');
  for (const locale of ['pt', 'en']) {
    expect(index.body).toContain(`${system.origin}/sitemap-${locale}.xml`);
    const { status, body } = await rawRequest(system.origin, `/sitemap-${locale}.xml`);
    expect(status).toBe(200);
    expect(body).toContain('<urlset');
  }
});
