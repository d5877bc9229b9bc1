import { type BrowserContext, expect } from '@playwright/test';
import { deskPages } from '../../scripts/admin-speed/admin-pages.ts';
import { axe } from '../axe.ts';
import { enterAs, makeWorkingDay } from '../staff-day.ts';
import { pageSettled } from '../staff-words/crawl.ts';
import { test } from '../system.ts';

test.describe.configure({ timeout: 400_000 });

async function violationsOn(context: BrowserContext, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(address);
    await pageSettled(page);
    const { violations } = await axe(page).analyze();
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${address} ${id} ${html.slice(0, 200)}`)));
  }
  await page.close();
  return found;
}

/** The first of what a list leads to. */
async function linkOn(context: BrowserContext, address: string, selector: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(address);
  const link = page.locator(selector).first();
  const href = await link.getAttribute('href', { timeout: 20_000 });
  await page.close();
  return href ?? address;
}

for (const width of [1440, 1024]) {
  test(`nothing stands in an editor’s way on the pages used most, ${width} pixels wide`, async ({ system, browser }) => {
    const context = await enterAs(system, browser, 'editor', width);
    const collection = (slug: string) => `/admin/collections/${slug}`;
    const documentOf = (slug: string) => linkOn(context, collection(slug), `.collection-list td a[href*="${slug}/"]`);
    const problem = await documentOf('problemas');
    const addresses = [
      ...['/admin', collection('problemas'), problem, `${problem}/versions`, `${collection('artigos_blog')}/create`],
      ...[
        await documentOf('artigos_blog'),
        collection('media'),
        `${collection('media')}/create`,
        '/admin/globals/homepage',
        '/admin/para-rever',
      ],
    ];
    expect(await violationsOn(context, addresses)).toEqual([]);
    await context.close();
  });

  test(`nothing stands in the way at the desk, ${width} pixels wide`, async ({ system, browser }) => {
    await makeWorkingDay(system);
    const context = await enterAs(system, browser, 'gestor', width);
    const booking = await linkOn(context, '/admin/marcacoes-online', 'a.desk-row-link');
    const opened = [
      booking,
      `${booking}?mudar=mesmo`,
      await linkOn(context, '/admin/por-fazer', '.desk-what a'),
      await linkOn(context, '/admin/por-fazer?tipo=erasureRequested', '.desk-whom a'),
      await linkOn(context, '/admin/por-fazer?tipo=secondOpinionRequest', '.desk-whom a'),
      await linkOn(context, '/admin/por-fazer?tipo=clinicCancelled', '.desk-whom a'),
      await linkOn(context, '/admin/folha-do-dia', '.day-aside a, .day-ways a'),
    ];
    expect(await violationsOn(context, ['/admin', ...deskPages.map(({ path }) => path), '/admin/procurar', ...opened])).toEqual([]);
    await context.close();
  });
}
