import { fillPattern, pathTo } from '@clinic/core/addresses/path-to';
import { type RouteName, routeOf } from '@clinic/core/addresses/route-table';
import { stepOfRoute } from '@clinic/core/booking/form/steps';
import type { Locale } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { allAddresses, type KnownAddress } from './all-addresses.ts';
import { type HeadFacts, headOf } from './head-of.ts';
import { type RawAnswer, rawRequest } from './raw-request.ts';
import { type TestSystem, test } from './system.ts';

let crawled: (KnownAddress & { answer: RawAnswer })[] | undefined;

/** Every address asked for once, for all who look at the answers. */
async function crawl(system: TestSystem) {
  if (crawled) return crawled;
  const found: (KnownAddress & { answer: RawAnswer })[] = [];
  for (const known of await allAddresses(system)) found.push({ ...known, answer: await rawRequest(system.origin, known.address) });
  crawled = found;
  return found;
}

const ofTheAccount = new Set<RouteName>([
  'personalArea',
  'visitHistory',
  'profile',
  'people',
  'papers',
  'symptoms',
  'linkRecord',
  'accountSafety',
  'accountPrivacy',
  'confirmIdentity',
]);

/** Not for everybody at once: the personal area asks who one is, a step of the wizard wants the steps before it. */
const leadElsewhere = (route: RouteName, locale: Locale) => {
  const login = `/${locale}/conta/login`;
  if (ofTheAccount.has(route)) {
    const back = encodeURIComponent(fillPattern(locale, routeOf(route)[locale] ?? '', {}));
    return { status: 303, location: `${login}?motivo=required&voltar=${back}` };
  }
  // Without a code under way or the link of a letter there is nothing to type or to confirm.
  if (route === 'accountCode' || route === 'accountLink') return { status: 303, location: login };
  if (route === 'newsletterConfirm' || route === 'newsletterPreferences') return { status: 303, location: `/${locale}/newsletter` };
  if (route === 'setPassword') return { status: 303, location: `/${locale}/conta/recuperar-password` };
  if (route === 'signOut') return { status: 303, location: `/${locale}/conta/area-pessoal` };
  if (route === 'requestCode') return { status: 303, location: pathTo(locale, 'contacts') };
  if (route === 'wizardCode') return { status: 303, location: `/${locale}/marcar-consulta/ja-sou-paciente` };
  const isLaterStep = stepOfRoute(route) !== undefined && route !== 'wizard';
  return isLaterStep || route === 'bookingResult' ? { status: 303, location: `/${locale}/marcar-consulta` } : null;
};

test('every address answers in both languages with the right status, language and head, and leads nowhere dead', async ({ system }) => {
  test.setTimeout(180_000);
  const known = await crawl(system);
  const heads = new Map<string, HeadFacts>();
  for (const { address, locale, route, answer } of known) {
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

const required = {
  'strict-transport-security': /max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /strict-origin/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
};

test('every answer carries all security headers, and personal pages are never stored', async ({ system }) => {
  const known = await crawl(system);
  const others = ['/', '/pt/', '/pt/nada', '/robots.txt', '/sitemap.xml', '/healthz', '/readyz', '/favicon.svg', '/media/nada.webp'];
  const asked = await Promise.all(others.map(async (address) => ({ address, answer: await rawRequest(system.origin, address) })));
  for (const {
    address: target,
    answer: { headers },
  } of [...known, ...asked]) {
    for (const [name, pattern] of Object.entries(required)) expect(String(headers[name]), `${name} of ${target}`).toMatch(pattern);
    const policy = String(headers['content-security-policy']);
    expect(/script-src [^;]*unsafe/.test(policy), `scripts of ${target}`).toBe(false);
    if (/\/(?:conta\/|marcar-consulta|marcacao-de-consulta\/resultado)/.test(target))
      expect(headers['cache-control'], target).toBe('private, no-store');
  }
  console.log(`  headers: ${known.length + others.length} answers swept`);
});
