import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { axe } from './axe.ts';
import { codeFor, otherThan } from './booking/codes.ts';
import { mailbox, mailLinks } from './booking/mailbox.ts';
import { plainVisitor } from './booking/plain-visitor.ts';
import { byDay } from './night.ts';
import { answersOf, formKinds, forms, newSender, requestTexts } from './requests/answers.ts';
import { fillRequest, pressSend } from './requests/fill-request.ts';
import { type TestSystem, test } from './system.ts';

const receiptSubject = /^(Recebemos|We have received)/;
const receiptsTo = async (system: TestSystem, email: string) =>
  (await mailbox(system).mailsTo(email)).filter(({ subject }) => receiptSubject.test(subject));

for (const [index, kind] of formKinds.entries()) {
  for (const locale of locales) {
    const words = requestTexts[locale];
    const { route, asksCode } = forms[kind];
    const isByDay = (index % 2 === 0) === (locale === 'pt');

    test(`${kind} in ${locale}: sent once, with its receipt and its thanks`, byDay(isByDay), async ({ system, page }) => {
      const email = newSender();
      await page.goto(system.origin + pathTo(locale, route));
      // Nobody fills in a form in less than three seconds; whoever does is asked for a code.
      await page.waitForTimeout(3_100);
      await fillRequest(page, answersOf[kind](email));
      await pressSend(page, locale, kind);
      if (asksCode) {
        await page.waitForURL(system.origin + pathTo(locale, 'requestCode'));
        const code = await codeFor(system, email);
        await page.getByLabel(words.code.label, { exact: true }).fill(code);
        await page.getByRole('button', { name: words.code.submit }).click();
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.thanks.named.replace('{name}', 'Joaquim'));
      await expect(page.locator('main')).toContainText(email);
      const receipt = await mailbox(system).letter(email, receiptSubject);
      expect(receipt.text).not.toMatch(/Gleason|acompanhado|urologista|Luanda|Esperei/);
      expect(await receiptsTo(system, email)).toHaveLength(1);
    });

    test(`${kind} in ${locale} without script: refused with every message, then sent with a code`, byDay(!isByDay), async ({ system }) => {
      const visitor = plainVisitor(system);
      const email = newSender();
      const submit = words.forms[kind].submit;
      await visitor.open(system.origin + pathTo(locale, route));
      if (kind !== 'complaint') visitor.says(/112/);
      await visitor.press(submit);
      expect(visitor.read('title')).toMatch(/^(Erro|Error): /);
      const listed = visitor.all('[role=alert] li').map((item) => item.textContent.trim());
      expect(listed).toContain(words.problems.nameRequired);
      expect(listed).toContain(words.problems.consentRequired);
      visitor.says(words.fillAbove);
      for (const link of visitor.all('[role=alert] a')) expect(visitor.all(link.getAttribute('href') ?? '')).toHaveLength(1);
      const [, exam] = visitor.all('select[name=exam] option').map((option) => option.getAttribute('value') ?? '');
      await visitor.press(submit, { ...answersOf[kind](email), ...(exam && { exam }) });
      expect(visitor.url()).toBe(system.origin + pathTo(locale, 'requestCode'));
      const code = await codeFor(system, email);
      await visitor.press(words.code.submit, { code: otherThan(code) });
      visitor.says(words.problems.codeWrong);
      await visitor.press(words.code.submit, { code });
      expect(visitor.read('h1')).toContain('Joaquim');
      await mailbox(system).letter(email, receiptSubject);
      expect(await receiptsTo(system, email)).toHaveLength(1);
    });
  }
}

test('pressed twice, gone back and sent again, it is one request', async ({ system, page }) => {
  const email = newSender();
  const answers = answersOf.contact(email);
  await page.goto(system.origin + pathTo('pt', 'contacts'));
  await page.waitForTimeout(3_100);
  await fillRequest(page, answers);
  await page.getByRole('button', { name: requestTexts.pt.forms.contact.submit, exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Obrigado, Joaquim');
  const number = await page.locator('main b.nowrap').textContent();
  await page.goBack();
  await page.waitForTimeout(3_100);
  await fillRequest(page, answers);
  await pressSend(page, 'pt', 'contact');
  await expect(page.locator('main b.nowrap')).toHaveText(number ?? '');
  await mailbox(system).letter(email, receiptSubject);
  expect(await receiptsTo(system, email)).toHaveLength(1);
});

test('the link of a receipt changes nothing by being opened; its buttons confirm and withdraw', async ({ system }) => {
  const visitor = plainVisitor(system);
  const email = newSender();
  const words = requestTexts.pt;
  await visitor.open(system.origin + pathTo('pt', 'complaint'));
  await visitor.press(words.forms.complaint.submit, answersOf.complaint(email));
  await visitor.press(words.code.submit, { code: await codeFor(system, email) });
  const receipt = await mailbox(system).letter(email, receiptSubject);
  const link = mailLinks(receipt).find((each) => each.includes('/pedido/recibo/')) ?? '';
  const reader = plainVisitor(system);
  await reader.open(link);
  await reader.open(link);
  reader.says(words.receipt.withdrawTitle);
  expect(reader.html()).not.toMatch(/Esperei|Tavares/);
  await reader.press(words.receipt.withdraw);
  reader.says(words.receipt.withdrawn);
  await reader.open(link.slice(0, -3));
  expect(reader.read('h1')).toBe(words.receipt.gone.title);
});

test('whoever corrects the address finds everything as it was written', async ({ system }) => {
  const visitor = plainVisitor(system);
  const words = requestTexts.en;
  const [wrong, right] = [newSender(), newSender()];
  await visitor.open(system.origin + pathTo('en', 'secondOpinion'));
  await visitor.press(words.forms.secondOpinion.submit, answersOf.secondOpinion(wrong));
  await visitor.follow(words.code.correct);
  expect(visitor.read('textarea[name=findings]')).toBe('Gleason 3+4, em setembro.');
  await visitor.press(words.forms.secondOpinion.submit, { email: right, consent: 'sim' });
  await visitor.press(words.code.submit, { code: await codeFor(system, right) });
  expect(visitor.read('main')).toContain(right);
  expect(await receiptsTo(system, wrong)).toEqual([]);
});

test('an exam’s page leads to its form with the exam filled in, and one that can be booked does not', async ({ system }) => {
  const visitor = plainVisitor(system);
  await visitor.open(system.origin + pathTo('pt', 'exam', { analise: 'pet-e-pet-ct' }));
  await visitor.follow('Pedir este exame');
  expect(visitor.all('select[name=exam] option[selected]').map((option) => option.getAttribute('value'))).toEqual(['pet-e-pet-ct']);
  await visitor.open(system.origin + pathTo('pt', 'exam', { analise: 'ecografia-da-prostata' }));
  expect(visitor.html()).not.toContain('pedido-de-exame');
});

for (const locale of locales) {
  test(
    `axe finds nothing on the forms and thank-you pages in ${locale}, and none scrolls sideways at 320 px`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const thanks = [
        'thanks',
        'thanksBooking',
        'thanksSecondOpinion',
        'thanksExam',
        'thanksQuestions',
        'thanksEvent',
        'thanksSite',
      ] as const;
      const pages = [...formKinds.map((kind) => forms[kind].route), ...thanks].map((route) => pathTo(locale, route));
      const found: string[] = [];
      for (const path of pages) {
        await page.goto(system.origin + path);
        const { violations } = await axe(page).analyze();
        found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${path} ${id} ${html}`)));
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (tooWide > 0) found.push(`${path} is ${tooWide} px too wide`);
      }
      expect(found).toEqual([]);
    },
  );
}
