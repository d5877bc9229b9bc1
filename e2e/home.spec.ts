import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

const words = {
  pt: {
    symptom: 'Vi sangue na urina',
    symptomPage: '/pt/problemas/sangue-na-urina-hematuria',
    diagnosis: 'Já me falaram num diagnóstico',
    problem: 'Pedras nos rins (litíase e cólica renal) Dor forte nas costas, que vai e vem',
    problemPage: '/pt/problemas/litiase-e-colica-renal',
    play: 'Ver o vídeo',
    callMe: 'peça-nos que lhe liguemos',
  },
  en: {
    symptom: 'I saw blood in my urine',
    symptomPage: '/en/problems/blood-in-urine-haematuria',
    diagnosis: 'I have been given a diagnosis',
    problem: 'Kidney stones (lithiasis and renal colic) Severe back pain that comes and goes',
    problemPage: '/en/problems/kidney-stones-and-renal-colic',
    play: 'Watch the video',
    callMe: 'ask us to call you',
  },
} as const;
const locales = ['pt', 'en'] as const;
const blocks = [
  'inicio',
  'encontrar',
  'prostata',
  'primeira-consulta',
  'equipa',
  'testemunhos',
  'noticias',
  'video',
  'destaque',
  'aplicacao',
];

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
  });
}

for (const locale of locales) {
  const said = words[locale];

  test(`the home page has all its blocks in ${locale}`, async ({ system, page }) => {
    await page.goto(`${system.origin}/${locale}`);
    for (const block of blocks) await expect(page.locator(`#${block}-titulo`)).toHaveText(/\S/);
    await expect(page.locator('#form-consulta')).toBeVisible();
    // The banner adds this sentence to a page's own words.
    await expect(page.locator('#form-consulta p', { hasText: said.callMe })).toHaveCount(1);
    await expect(page.locator('#encontrar').getByRole('link')).not.toHaveCount(0);
    await expect(page.locator('#equipa').getByRole('listitem')).toHaveCount(3);
    await expect(page.locator('#primeira-consulta').getByRole('listitem')).toHaveCount(4);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test(`both doors of the finder open without JavaScript in ${locale}`, byDay(locale === 'pt'), async ({ system, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${system.origin}/${locale}`);
    const finder = page.locator('#encontrar');
    await expect(finder.getByRole('link', { name: said.symptom })).toHaveAttribute('href', said.symptomPage);
    await expect(finder.getByRole('link', { name: said.problem })).toBeHidden();
    await finder.getByRole('radio', { name: said.diagnosis }).check();
    await expect(finder.getByRole('link', { name: said.symptom })).toBeHidden();
    await finder.getByRole('link', { name: said.problem }).click();
    await expect(page).toHaveURL(system.origin + said.problemPage);
    await context.close();
  });

  test(`the home page is whole without JavaScript in ${locale}`, byDay(locale === 'en'), async ({ system, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${system.origin}/${locale}`);
    for (const block of blocks) await expect(page.locator(`#${block}-titulo`)).toBeVisible();
    await expect(page.locator('#testemunhos').getByRole('listitem')).toHaveCount(8);
    await expect(page.locator('#video').getByRole('link', { name: said.play })).toHaveAttribute('href', /^https:/);
    const how = page.locator('#aplicacao details').first();
    await how.locator('summary').click();
    await expect(how.getByRole('listitem').first()).toBeVisible();
    await context.close();
  });

  for (const contrast of ['no-preference', 'more'] as const) {
    test(
      `axe finds nothing on the home page in ${locale}, contrast ${contrast}`,
      byDay((locale === 'en') === (contrast === 'more')),
      async ({ system, page }) => {
        await page.emulateMedia({ contrast, reducedMotion: 'reduce' });
        await page.goto(`${system.origin}/${locale}`);
        for (const door of ['sintoma', 'diagnostico']) {
          await page.locator(`input[value=${door}]`).check();
          const { violations } = await axe(page).analyze();
          expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
        }
      },
    );
  }

  test(`nothing sticks out at 320 px in ${locale}`, byDay(locale === 'pt'), async ({ system, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${system.origin}/${locale}`);
    for (const door of ['sintoma', 'diagnostico']) {
      await page.locator(`input[value=${door}]`).check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test(`what search engines are told about the clinic is what the page says in ${locale}`, async ({ system, page }) => {
    await page.goto(`${system.origin}/${locale}`);
    const {
      '@graph': [clinic],
    } = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(clinic['@type']).toBe('MedicalClinic');
    expect(clinic.url).toBe(`${system.origin}/${locale}`);
    await expect(page.locator('main').locator(`a[href="tel:${clinic.telephone}"]`).first()).toContainText(
      clinic.telephone.replace('+351', '').replace(/(\d{3})(?=\d)/g, '$1 '),
    );
    const [hours] = clinic.openingHoursSpecification;
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`);
    expect(hours).toMatchObject({ dayOfWeek: days, opens: '10:00', closes: '20:00' });
    await expect(page.locator('main')).toContainText(
      locale === 'pt' ? 'Segunda a sexta, das 10:00 às 20:00' : /Monday to Friday,.*10:00.*20:00/,
    );
    const footer = page.locator('footer');
    for (const part of ['streetAddress', 'postalCode', 'addressLocality']) await expect(footer).toContainText(clinic.address[part]);
  });
}

for (const width of [390, 1280]) {
  test(`nothing on the home page moves by itself while it loads, ${width} px wide`, async ({ system, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] as number[] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: unknown[] }).shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${system.origin}/pt`, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    // Figures of the serif change by a fraction of a pixel when their font comes: nobody sees it.
    const seen = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.filter((shift) => shift > 0.001));
    expect(seen).toEqual([]);
  });
}

test('on a phone the words about a doctor keep clear of the card’s edges and of the portrait', async ({ system, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${system.origin}/pt`);
  const cards = page.locator('#equipa').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const gaps = await cards.evaluateAll((all) =>
    all.map((card) => {
      const edge = card.getBoundingClientRect();
      const portrait = card.querySelector('img, div')?.getBoundingClientRect() ?? edge;
      return [...card.querySelectorAll('h3, p')].map((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        const { left, top, right } = words.getBoundingClientRect();
        return Math.min(left - portrait.right, top - edge.top, edge.right - right);
      });
    }),
  );
  expect(gaps.flat().filter((gap) => gap < 8)).toEqual([]);
  expect(gaps.flat().length).toBeGreaterThan(3);
});

test('the home page asks for little, scrolled to its end: script 110 KB, styles 30 KB, 500 KB in all', async ({ system, page }) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (answer) => {
    if (answer.url().startsWith(system.origin) && answer.status() === 200) bodies.set(answer.url(), answer.body());
  });
  await page.goto(`${system.origin}/pt`, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...bodies].map(async ([url, body]) => ({ url, bytes: compressed(url, await body) })));
  const sum = (ending: RegExp) => sizes.filter(({ url }) => ending.test(url)).reduce((total, { bytes }) => total + bytes, 0);
  console.log(`  home, scrolled through: script ${sum(/\.js$/)} B, styles ${sum(/\.css$/)} B, all ${sum(/./)} B gzip`);
  expect(sum(/\.js$/)).toBeLessThanOrEqual(110 * 1024);
  expect(sum(/\.css$/)).toBeLessThanOrEqual(30 * 1024);
  expect(sum(/./)).toBeLessThanOrEqual(500 * 1024);
});
const compressed = (url: string, body: Buffer) =>
  /\.(woff2|png|webp|avif)$/.test(url) ? body.byteLength : gzipSync(body, { level: 9 }).byteLength;

test('with reduced motion no carousel moves by itself, and none offers to', async ({ system, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${system.origin}/pt`);
  const news = page.locator('#noticias');
  const where = news.locator('[aria-live]');
  const before = await where.textContent();
  await news.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2_600);
  await expect(where).toHaveText(before ?? '');
  await expect(news.getByRole('button', { name: /Pausar|Parar/ })).toHaveCount(0);
});

test('the video is asked for only after a click and a yes', async ({ system, page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.origin) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto(`${system.origin}/pt`, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.locator('#video').getByRole('link', { name: words.pt.play }).click();
  await expect(page.locator('#video').getByRole('button')).toHaveCount(2);
  await expect(page.locator('#video iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
});
