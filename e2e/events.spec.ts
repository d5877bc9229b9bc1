import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { mailbox, mailLinks } from './booking/mailbox.ts';
import { type PlainVisitor, plainVisitor } from './booking/plain-visitor.ts';
import { records } from './booking/records.ts';
import { onLabel } from './booking/wizard.ts';
import { headOf } from './head-of.ts';
import { byDay } from './night.ts';
import { rawRequest } from './raw-request.ts';
import { type TestSystem, test } from './system.ts';

const words = {
  pt: {
    list: '/pt/eventos',
    page: '/pt/eventos/sessao-aberta-prostata-depois-dos-50',
    title: 'Sessão aberta: a próstata depois dos 50',
    small: 'pavimento-pelvico-na-pratica',
    form: '/pt/inscricao-evento-ip',
    thanks: '/pt/agradecimento/inscricao-evento-ip',
    ...{ room: 'Na sala', name: /^Nome/, email: /^E-mail/, consent: /^Autorizo/, send: 'Inscrever-me' },
    ...{ errors: 'Por favor, corrija os seguintes erros:', nameMissing: 'Preencha o nome.', error: /^Erro:/ },
    ...{ held: /Guardámos-lhe um lugar/, letter: /^Confirme a sua inscrição$/, confirm: 'Confirmar a inscrição' },
    ...{
      confirmed: 'A sua inscrição está confirmada',
      cancel: 'Desistir da inscrição',
      sure: 'Sim, desistir',
      ended: 'Esta inscrição terminou',
    },
  },
  en: {
    list: '/en/events',
    page: '/en/events/open-session-prostate-after-50',
    title: 'Open session: the prostate after 50',
    small: 'the-pelvic-floor-in-practice',
    form: '/en/inscricao-evento-ip',
    thanks: '/en/thank-you/inscricao-evento-ip',
    ...{ room: 'In the room', name: /^Name/, email: /^Email/, consent: /^I agree/, send: 'Register' },
    ...{ errors: 'Please correct the following errors:', nameMissing: 'Fill in your name.', error: /^Error:/ },
    ...{ held: /We are holding a place/, letter: /^Confirm your registration$/, confirm: 'Confirm the registration' },
    ...{
      confirmed: 'Your registration is confirmed',
      cancel: 'Cancel the registration',
      sure: 'Yes, cancel',
      ended: 'This registration has ended',
    },
  },
} as const satisfies Record<Locale, object>;

/** Nobody fills in the form faster than this. */
const fastest = 3_100;
const newAddress = () => `evento-${randomUUID()}@exemplo.pt`;
const answersOf = (email: string, more = {}) => ({ name: 'Joaquim Tavares', email, consent: 'yes', ...more });

/** The page of the registration, from the letter. */
async function ownLink(system: TestSystem, email: string, subject: RegExp): Promise<string> {
  const letter = await mailbox(system).letter(email, subject);
  return mailLinks(letter).find((link) => link.includes('/inscricao-evento-ip/')) ?? '';
}

for (const locale of locales) {
  const { list, page: address, title } = words[locale];

  test(`${locale}: the list leads to the event, and both tell search engines what they tell a visitor`, async ({ system, page }) => {
    await page.goto(system.origin + list);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(system.origin + address);
    const { canonical, robots, alternates } = headOf(await (await fetch(system.origin + address)).text());
    expect([canonical, robots]).toEqual([system.origin + address, undefined]);
    expect(alternates.get(locale === 'pt' ? 'en' : 'pt')).toBe(system.origin + words[locale === 'pt' ? 'en' : 'pt'].page);
    const [json = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(json)['@graph']).toContainEqual(expect.objectContaining({ '@type': 'Event', name: title }));
    const sitemap = await (await fetch(`${system.origin}/sitemap-${locale}.xml`)).text();
    for (const listed of [list, address]) expect(sitemap).toContain(`<loc>${system.origin}${listed}</loc>`);
  });

  test(
    `${locale}: somebody registers, confirms by the letter and gives the place back, with script`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const said = words[locale];
      const email = newAddress();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(system.origin + said.page);
      await page.locator('main').getByRole('link', { name: said.send }).click();
      await page.getByRole('button', { name: said.send }).click();
      const summary = page.getByRole('alert', { name: said.errors });
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(said.error);
      await summary.getByRole('link', { name: said.nameMissing }).click();
      await expect(page.getByLabel(said.name)).toBeFocused();

      await page.getByLabel(said.room).check(onLabel);
      await page.getByLabel(said.name).fill('Joaquim Tavares');
      await page.getByLabel(said.email).fill(email);
      await page.getByLabel(said.consent).check(onLabel);
      await page.waitForTimeout(fastest);
      await page.getByRole('button', { name: said.send }).click();
      await expect(page).toHaveURL(system.origin + said.thanks);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(said.held);
      // Sent again after going back, it is the same registration.
      await page.goBack();
      await page.getByRole('button', { name: said.send }).click();
      await expect(page).toHaveURL(system.origin + said.thanks);
      const { ours } = records(system);
      expect(await ours('select people from core.event_registrations where email = $1', email)).toEqual([{ people: 1 }]);

      const link = await ownLink(system, email, said.letter);
      // A mail scanner opens the link: nothing changes.
      for (const _ of [1, 2]) await rawRequest(system.origin, new URL(link).pathname, {});
      expect(await ours('select proven_at from core.event_registrations where email = $1', email)).toEqual([{ proven_at: null }]);
      await page.goto(link);
      await page.getByRole('button', { name: said.confirm }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.confirmed })).toBeVisible();
      await page.locator('summary', { hasText: said.cancel }).click();
      await page.getByRole('button', { name: said.sure }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.ended })).toBeVisible();
    },
  );
}

async function registerPlainly(visitor: PlainVisitor, url: string, { send, ...answers }: Record<string, string> & { send: string }) {
  await visitor.open(url);
  await wait(fastest);
  await visitor.press(send, answers);
}

test('without JavaScript: a full room is told before anything is typed, who waits and has confirmed is asked when somebody cancels', async ({
  system,
}) => {
  test.setTimeout(120_000);
  const { small, form, send } = words.pt;
  const url = `${system.origin}${form}?evento=${small}`;
  const { ours } = records(system);
  const places = `event_id = (select (body ->> 'id')::int from core.published_documents where collection = 'eventos' and body -> 'slug' ->> 'pt' = $1)`;
  await ours(`delete from core.event_registrations where ${places}`, small);
  const visitor = plainVisitor(system);
  const [last, waits] = [newAddress(), newAddress()];
  // More than those who have not confirmed may hold of eight places: theirs with the button, and at once.
  for (const family of [newAddress(), newAddress()]) {
    await registerPlainly(visitor, url, { send, ...answersOf(family, { people: '3' }) });
    expect(visitor.read('h1')).toBe('Falta confirmar o e-mail');
    await visitor.open(await ownLink(system, family, words.pt.letter));
    await visitor.press(words.pt.confirm);
    expect(visitor.read('h1')).toBe(words.pt.confirmed);
  }
  await visitor.open(url);
  visitor.says('Restam 2 dos 8 lugares');
  await registerPlainly(visitor, url, { send, ...answersOf(last, { people: '3' }) });
  visitor.says('Só há 2 lugares livres.');
  await registerPlainly(visitor, url, { send, ...answersOf(last, { people: '2' }) });
  visitor.says(/Guardámos-lhe 2 lugares/);
  await visitor.open(url);
  visitor.says('Está cheio');
  await wait(fastest);
  await visitor.press('Entrar na lista de espera', answersOf(waits, { people: '2' }));
  expect(visitor.read('h1')).toBe('Falta confirmar o e-mail');
  await visitor.open(await ownLink(system, waits, words.pt.letter));
  await visitor.press(words.pt.confirm);
  expect(visitor.read('h1')).toBe('Está na lista de espera');

  await visitor.open(await ownLink(system, last, words.pt.letter));
  await visitor.press(words.pt.sure);
  await visitor.open(await ownLink(system, waits, /^Há lugar para si$/));
  expect(visitor.read('h1')).toBe('Há lugar para si');
  await visitor.press('Ficar com o lugar');
  expect(visitor.read('h1')).toBe(words.pt.confirmed);
  const taken = await ours(
    `select sum(people)::int as taken from core.event_registrations where placed_at is not null and ended_at is null and ${places}`,
    small,
  );
  expect(taken).toEqual([{ taken: 8 }]);
  await ours(`delete from core.event_registrations where ${places}`, small);
});

test('in English and without JavaScript: what is missing is told, and nothing that was typed is lost', async ({ system }) => {
  const visitor = plainVisitor(system);
  const { form, send, nameMissing } = words.en;
  await visitor.open(system.origin + form);
  await visitor.press(send, { email: 'nobody', note: 'A wheelchair' });
  visitor.says(nameMissing);
  visitor.says('Enter a valid email, for example name@example.com.');
  expect(visitor.html()).toContain('A wheelchair');
  expect(visitor.html()).toContain('value="nobody"');
  const email = newAddress();
  await wait(fastest);
  await visitor.press(send, answersOf(email, { mode: 'video' }));
  expect(visitor.read('h1')).toBe('You are registered. Please confirm your email.');
  const letter = await mailbox(system).letter(email, words.en.letter);
  expect(letter.text).toContain('By video, at home');
});

test('a program that fills in the field nobody sees is thanked, and nothing is kept; a link of nobody opens nothing', async ({
  system,
}) => {
  const visitor = plainVisitor(system);
  const email = newAddress();
  await visitor.open(system.origin + words.pt.form);
  await visitor.press(words.pt.send, answersOf(email, { website: 'https://spam.example', mode: 'room' }));
  expect(visitor.read('h1')).toBe('Obrigado pela sua inscrição');
  expect(await records(system).ours('select 1 from core.event_registrations where email = $1', email)).toEqual([]);
  const { status } = await rawRequest(system.origin, `${words.pt.form}/${randomUUID()}.${'A'.repeat(43)}`, {});
  expect(status).toBe(404);
});

test('the file for the calendar holds the event in Lisbon’s hours, and that of an unknown one does not exist', async ({ system }) => {
  const html = await (await fetch(system.origin + words.pt.page)).text();
  const path = /\/calendar\/events\/\d+\?lingua=pt/.exec(html)?.[0] ?? '';
  const file = await fetch(system.origin + path);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  expect(await file.text()).toMatch(/DTSTART:20270121T183000Z\r\n/);
  expect((await fetch(`${system.origin}/calendar/events/99999`)).status).toBe(404);
});

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axe(page).analyze();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`)),
    ...(tooWide > 0 ? [`${page.url()} is ${tooWide} px too wide`] : []),
  ];
}

for (const locale of locales) {
  test(
    `${locale}: axe finds nothing on the pages of events, and none scrolls sideways at 320 px`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const { list, page: address, form, thanks, send } = words[locale];
      await page.setViewportSize({ width: 320, height: 700 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const path of [list, address, form, thanks]) {
        await page.goto(system.origin + path);
        found.push(...(await faultsOf(page)));
      }
      await page.goto(system.origin + form);
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      found.push(...(await faultsOf(page)));
      expect(found).toEqual([]);
    },
  );
}
