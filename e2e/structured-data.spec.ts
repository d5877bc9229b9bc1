import { expect } from '@playwright/test';
import { test } from './system.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** One page of each kind and what search engines must learn from it. */
const kinds: [address: string, types: string[]][] = [
  ['/pt', ['MedicalClinic']],
  ['/pt/problemas/hiperplasia-benigna-da-prostata', ['MedicalWebPage', 'MedicalCondition', 'BreadcrumbList']],
  ['/en/problems/prostate-cancer', ['MedicalWebPage', 'MedicalCondition', 'BreadcrumbList']],
  ['/pt/problemas/outras-doencas', ['MedicalWebPage', 'MedicalCondition', 'BreadcrumbList']],
  ['/pt/tratamentos/hiperplasia-benigna-da-prostata', ['MedicalWebPage', 'MedicalProcedure', 'BreadcrumbList']],
  ['/en/treatments/benign-prostatic-hyperplasia/rezum-water-vapour', ['MedicalWebPage', 'MedicalProcedure', 'BreadcrumbList']],
  ['/pt/analises-e-exames/exame-do-psa', ['MedicalWebPage', 'MedicalTest', 'BreadcrumbList']],
  ['/en/team/antonio-meireles', ['WebPage', 'Physician', 'BreadcrumbList']],
  ['/pt/equipa', ['CollectionPage', 'BreadcrumbList']],
  ['/pt/sobre-nos', ['AboutPage', 'BreadcrumbList']],
  ['/pt/blog', ['CollectionPage', 'BreadcrumbList']],
  ['/pt/blog/psa-quando-fazer-a-analise', ['Article', 'BreadcrumbList']],
  ['/pt/eventos', ['CollectionPage', 'BreadcrumbList']],
  ['/en/events/open-session-prostate-after-50', ['WebPage', 'Event', 'BreadcrumbList']],
  ['/en/contacts', ['ContactPage', 'MedicalClinic', 'BreadcrumbList']],
  ['/pt/pacientes-internacionais-ou-fora-de-lisboa', ['WebPage', 'BreadcrumbList']],
  ['/pt/politica-de-privacidade', ['WebPage', 'BreadcrumbList']],
];

/** Words that a visitor must be able to read too; addresses, dates and languages are not words. */
const wordKeys = new Set(['name', 'headline', 'description', 'jobTitle', 'howPerformed', 'followup', 'articleSection', 'identifier']);
const wordsOf = (value: unknown, key = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, key));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([inner, item]) => wordsOf(item, inner));
  return typeof value === 'string' && wordKeys.has(key) ? [value] : [];
};
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

for (const [address, types] of kinds) {
  test(`what search engines read on ${address} is what a visitor reads`, async ({ page, system }) => {
    await page.goto(system.origin + address);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things: Thing[] = blocks.flatMap((text) => JSON.parse(text)['@graph']);
    expect([...new Set(things.map((thing) => thing['@type']))].toSorted()).toEqual(types.toSorted());
    // Closed questions and tabs are still on the page, so the text is taken from the document and not from the screen.
    const visible = squeezed(
      await page.evaluate(() => {
        for (const script of document.querySelectorAll('script')) script.remove();
        for (const block of document.querySelectorAll('p, li, h1, h2, h3, h4, dt, dd, td, th, div, span')) block.append(' ');
        return document.body.textContent ?? '';
      }),
    ).replaceAll(' ', '');
    for (const words of wordsOf(things)) expect(visible, `${address}: ${words}`).toContain(squeezed(words).replaceAll(' ', ''));
  });
}

test('every page meant to be found has a picture to be shared, drawn by us', async ({ request, system }) => {
  for (const [address] of kinds) {
    const html = await (await request.get(system.origin + address)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(picture, address).toBe(`${system.origin}/og${address}.png`);
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
});

test('a page that is not to be found has no such picture', async ({ request, system }) => {
  for (const path of ['/og/pt/marcar-consulta.png', '/og/pt/nada.png', '/og/pt/conta/login.png', '/og/x.png'])
    expect((await request.get(system.origin + path)).status(), path).toBe(404);
});

test('the feed of each language lists its articles and no others', async ({ request, system }) => {
  for (const locale of ['pt', 'en']) {
    const feed = await request.get(`${system.origin}/${locale}/blog/rss.xml`);
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const links = [...(await feed.text()).matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
    for (const link of links) expect(link).toContain(`/${locale}/blog/`);
  }
});
