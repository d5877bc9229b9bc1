import { type RouteName, routeOf } from '@clinic/core/addresses/route-table';
import { stepOfRoute } from '@clinic/core/booking/wizard/steps';
import type { Locale } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { allAddresses } from './all-addresses.ts';
import { type HeadFacts, headOf } from './head-of.ts';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';

/** Not for everybody at once: the personal area asks who one is, a step of the wizard wants the steps before it. */
const leadElsewhere = (route: RouteName, locale: Locale) => {
  if (route === 'personalArea' || route === 'visitHistory') return { status: 302, location: `/${locale}/conta/login` };
  if (route === 'wizardCode') return { status: 303, location: `/${locale}/marcar-consulta/ja-sou-paciente` };
  const isLaterStep = stepOfRoute(route) !== undefined && route !== 'wizard';
  return isLaterStep || route === 'bookingResult' ? { status: 303, location: `/${locale}/marcar-consulta` } : null;
};

test('every address answers in both languages with the right status, language and head, and leads nowhere dead', async ({ system }) => {
  test.setTimeout(180_000);
  const known = await allAddresses(system);
  const heads = new Map<string, HeadFacts>();
  for (const { address, locale, route } of known) {
    const answer = await rawRequest(system.origin, address);
    const elsewhere = leadElsewhere(route, locale);
    if (elsewhere) {
      expect({ status: answer.status, location: answer.headers.location }, address).toEqual(elsewhere);
      continue;
    }
    expect(answer.status, address).toBe(200);
    const head = headOf(answer.body);
    expect(head.lang, address).toBe(locale === 'pt' ? 'pt-PT' : 'en-GB');
    expect(head.canonical, address).toBe(system.origin + address);
    expect(head.title.length, address).toBeGreaterThan(3);
    if (!routeOf(route).indexed) expect(head.robots, address).toBe('noindex');
    heads.set(system.origin + address, head);
  }

  let pairs = 0;
  for (const [url, head] of heads) {
    expect(head.alternates.get(new URL(url).pathname.startsWith('/en') ? 'en' : 'pt'), `${url} names itself`).toBe(url);
    for (const [language, other] of head.alternates) {
      if (language === 'x-default' || other === url) continue;
      expect([...(heads.get(other)?.alternates.values() ?? [])], `${other} answers ${url}`).toContain(url);
      pairs++;
    }
  }

  const links = new Set([...heads.values()].flatMap(({ links }) => links).filter((href) => href.startsWith('/')));
  for (const href of links) {
    const { status } = await rawRequest(system.origin, href.split('#')[0] ?? href);
    expect([200, 302, 303], `the link ${href}`).toContain(status);
  }
  console.log(`  crawl: ${known.length} addresses, ${pairs} translations that name each other, ${links.size} internal links alive`);
  expect(known.length).toBeGreaterThan(190);
});

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
