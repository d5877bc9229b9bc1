import { expect, type Page } from '@playwright/test';
import { articleFields, landingFields, memberFields, pageFields } from './fields/clinic-tables.ts';
import { type FieldTable, group, type Stock } from './fields/made.ts';
import { examFields, problemFields, sectionFields, treatmentFields } from './fields/medical-tables.ts';
import { poisoned } from './fields/poison.ts';
import { stockUp } from './fields/stock.ts';
import { rawRequest } from './raw-request.ts';
import { signInStaff } from './staff.ts';
import { type TestSystem, test } from './system.ts';

type Doc = { doc: { id: number } };
let stock: Stock;
let editor: Awaited<ReturnType<typeof signInStaff>>;
let texts = 0;

test.beforeAll(async ({ system }) => {
  editor = await signInStaff(system);
  stock = await stockUp(editor, system.settings['BACKOFFICE_URL'] ?? '');
});
test.afterAll(() => console.log(`  ${texts} texts that want to be programs stayed texts`));

const countTexts = (value: unknown): number => JSON.stringify(value).split('zqhit').length - 1;

async function staysText(page: Page, system: TestSystem, address: string) {
  const hits: string[] = [];
  await page.exposeFunction('zqhit', () => hits.push(address));
  page.on('dialog', (dialog) => dialog.dismiss());
  // The page from before serves for a moment.
  await expect.poll(async () => (await rawRequest(system.origin, address)).body.includes('zqhit')).toBe(true);
  await page.goto(system.origin + address);
  await expect(page.locator('h1')).toBeVisible();
  for (const summary of await page.locator('main details:not([open]) > summary').all())
    if (await summary.isVisible()) await summary.click();
  await page.waitForTimeout(200);
  expect(hits).toEqual([]);
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
    expect(() => JSON.parse(data)).not.toThrow();
  // What was written is read as it was written.
  expect(await page.locator('main').textContent()).toContain('zqhit()');
}

const kinds: { collection: string; fields: FieldTable; extra?: () => object; address: (slug: string) => string }[] = [
  { collection: 'problemas', fields: problemFields, address: (slug) => `/pt/problemas/${slug}` },
  {
    collection: 'tratamentos',
    fields: treatmentFields,
    extra: () => ({ seccao: stock.sections[1]?.id }),
    address: (slug) => `/pt/tratamentos/${stock.sections[1]?.slug}/${slug}`,
  },
  { collection: 'tratamentos_pp', fields: sectionFields, address: (slug) => `/pt/tratamentos/${slug}` },
  { collection: 'analises_exames', fields: examFields, address: (slug) => `/pt/analises-e-exames/${slug}` },
  { collection: 'equipa', fields: memberFields, address: (slug) => `/pt/equipa/${slug}` },
  { collection: 'artigos_blog', fields: articleFields, address: (slug) => `/pt/blog/${slug}` },
  { collection: 'landing_pages', fields: landingFields, address: (slug) => `/pt/marcacao-de-consulta/${slug}` },
];

for (const { collection, fields, extra, address } of kinds) {
  test(`nothing an editor writes into ${collection} becomes a program`, async ({ page, system }) => {
    const slug = `veneno-${collection.replaceAll('_', '-')}-${stock.run}`;
    const value = poisoned(group(fields)('', 0, stock).value) as object;
    const titled = collection === 'landing_pages' ? { titulo: '<script>zqhit()</script>' } : {};
    const { doc } = await editor.post<Doc>(`/api/${collection}?locale=pt`, {
      slug,
      ...titled,
      ...extra?.(),
      ...value,
      _status: 'published',
    });
    texts += countTexts(value);
    await staysText(page, system, address(slug));
    await editor.patch(`/api/${collection}/${doc.id}?locale=pt`, { _status: 'draft' });
  });
}

test('nothing written into a page of blocks becomes a program', async ({ page, system }) => {
  const { docs } = await editor.get<{ docs: { id: number }[] }>('/api/paginas?where[rota][equals]=terms&locale=pt&depth=0&limit=1');
  const [before] = docs;
  const value = poisoned(group(pageFields)('', 0, stock).value) as object;
  await editor.patch(`/api/paginas/${before?.id}?locale=pt`, { ...value, _status: 'published' });
  texts += countTexts(value);
  await staysText(page, system, '/pt/termos');
  await editor.patch(`/api/paginas/${before?.id}?locale=pt`, { ...before, updatedAt: undefined, _status: 'published' });
});

test('a question that wants to be a program is only looked for', async ({ page, system }) => {
  const hits: string[] = [];
  await page.exposeFunction('zqhit', () => hits.push('search'));
  await page.goto(`${system.origin}/pt/pesquisa?q=${encodeURIComponent('"><script>zqhit()</script><img src=x onerror=zqhit()>')}`);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForTimeout(200);
  expect(hits).toEqual([]);
});

for (const url of ['javascript:zqhit()', 'data:text/html,<script>zqhit()</script>', ' javascript:zqhit()', '//evil.example'])
  test(`a link to ${url} is refused when it is saved`, async () => {
    const block = { blockType: 'conteudo', titulo: 'Ligação', cta_texto: 'Ir', cta_url: url };
    await expect(
      editor.post('/api/landing_pages?locale=pt', {
        titulo: 'Ligação',
        slug: `ligacao-${stock.run}`,
        blocos: [block],
        _status: 'published',
      }),
    ).rejects.toThrow(/: 400 /);
  });
