import { type Address, pathTo } from '@clinic/core/addresses/path-to';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { urgentSigns } from '@clinic/core/quizzes/urgent-signs';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { readDocuments } from '../content/read-documents.ts';
import { valueAt } from '../content/value-at.ts';
import enComponents from '../site/messages/en/components.json' with { type: 'json' };
import enQuizzes from '../site/messages/en/quizzes.json' with { type: 'json' };
import ptComponents from '../site/messages/pt/components.json' with { type: 'json' };
import ptQuizzes from '../site/messages/pt/quizzes.json' with { type: 'json' };
import { codeFor } from './booking/codes.ts';
import { expectNoAxeFindings, expectNoSidewaysScroll } from './booking/controls.ts';
import { newPatient } from './booking/journey.ts';
import { mailbox } from './booking/mailbox.ts';
import { newVisitor, phoneDevice } from './booking/visitor.ts';
import { byDay } from './night.ts';
import { type TestSystem, test } from './system.ts';

test.use(phoneDevice);

const texts = { pt: { quiz: ptQuizzes, signs: ptComponents.urgentSigns }, en: { quiz: enQuizzes, signs: enComponents.urgentSigns } };
const documents = readDocuments();
/** What an editor wrote into a field of a quiz. */
const written = (quiz: 'quiz_sintomas' | 'quiz_psa', field: string, locale: Locale): string => {
  const document = documents.find(({ folder }) => folder === `globais/${quiz}`);
  return String(valueAt(valueAt(document?.fields, field), locale));
};

const questions = ['esvaziar', 'intervalos', 'paragens', 'aguentar', 'jato', 'esforco', 'noite', 'qualidade-de-vida'];
const fields = ['esvaziar', 'voltar', 'parar', 'adiar', 'jato', 'esforco', 'noite', 'vida'];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const answer = (page: Page, value: string) => page.locator(`button[name="answer"][value="${value}"]`);
/** A button that says what it does, or the one of a form that does. */
const go = (page: Page, value: string) =>
  page.locator(`button[name="go"][value="${value}"], form:has(input[name="go"][value="${value}"]) button[type="submit"]`).first();
const start = (page: Page) => page.locator('button[name="go"][value="start"]');

/** The seven answers that sum up to a score, and how one would feel. */
const answersFor = (points: number) => [...Array.from({ length: 7 }, (_, index) => Math.min(5, Math.max(0, points - index * 5))), 3];

/** Somebody without a browser: posts the forms of the quiz as a page without script does. */
async function takeSymptomQuiz(request: APIRequestContext, { origin }: TestSystem, locale: Locale, points: number): Promise<APIResponse> {
  const quiz = origin + pathTo(locale, 'symptomQuiz');
  const post = (url: string, form: Record<string, string>) => request.post(url, { form, headers: { origin } });
  await post(quiz, { go: 'start' });
  let answered: APIResponse | null = null;
  for (const [index, value] of answersFor(points).entries())
    answered = await post(`${quiz}?pergunta=${questions[index]}`, { answer: String(value) });
  if (!answered) throw new Error('nothing was answered');
  return answered;
}

/** The letter of this code opens no page: the address of a result tells the result. */
async function codeWithoutLink(system: TestSystem, email: string): Promise<string> {
  const read = async () => /(\d{3})\s(\d{3})/.exec((await mailbox(system).mailsTo(email))[0]?.text ?? '');
  await expect.poll(read, { timeout: 20_000 }).not.toBeNull();
  const [, first = '', second = ''] = (await read()) ?? [];
  return first + second;
}

for (const locale of locales) {
  const { quiz, signs } = texts[locale];
  const address = pathTo(locale, 'symptomQuiz');
  const where = (current: number, total: number) => quiz.where.replace('{current}', String(current)).replace('{total}', String(total));

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test(
      `the symptom quiz, from a page's call-out to its result (${locale}, ${how} script)`,
      byDay((locale === 'pt') === javaScriptEnabled),
      async ({ browser, system }) => {
        const visitor = await newVisitor(browser, system, { javaScriptEnabled });
        const { page } = visitor;
        const problem = locale === 'pt' ? '/pt/problemas/hiperplasia-benigna-da-prostata' : '/en/problems/benign-prostatic-hyperplasia';
        await page.goto(system.origin + problem);
        await page.locator(`main aside a[href="${address}"]`).first().press('Enter');
        await expect(heading(page)).toHaveText(written('quiz_sintomas', 'titulo', locale));
        await start(page).click();
        for (const [index, value] of ['1', '3', '1', '0', '2', '1', '4', '3'].entries()) {
          await expect(heading(page)).toHaveText(written('quiz_sintomas', `${fields[index]}_pergunta`, locale));
          await expect(page.getByText(where(index + 1, 8))).toBeVisible();
          if (index === 4) {
            // Back, and the earlier answer is marked; another one takes its place.
            await page.getByRole('link', { name: quiz.previous }).click();
            await expect(answer(page, '0')).toHaveAttribute('aria-current', 'true');
            await expect(page.locator('button[aria-current]')).toHaveCount(1);
            await answer(page, '2').click();
          }
          await answer(page, value).click();
        }
        await expect(page).toHaveURL(system.origin + pathTo(locale, 'symptomsModerate'));
        await expect(heading(page)).toHaveText(written('quiz_sintomas', 'moderados_titulo', locale));
        await expect(page.locator('table').getByText('14', { exact: false }).first()).toBeVisible();
        await expect(page.locator('svg[role="img"]:visible')).toHaveAttribute('aria-label', /^14 /);
        await expect(page.getByText(/IPSS/)).toHaveCount(0);
        if (javaScriptEnabled) await expectNoAxeFindings(page, 'the result');
        await expectNoSidewaysScroll(page, 'the result');
        const own = visitor.asked.filter((url) => !url.startsWith('data:'));
        expect(own.filter((url) => !url.startsWith(`${system.origin}/`))).toEqual([]);
        const quizAddresses = [...new Set(own.map((url) => new URL(url)).filter(({ pathname }) => pathname.includes('quiz-')))];
        for (const { searchParams } of quizAddresses)
          for (const [name, value] of searchParams) expect([name, questions.includes(value)]).toEqual(['pergunta', true]);
        const cookie = (await visitor.context.cookies()).find(({ name }) => name === 'quiz-symptoms');
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
        expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(1801);
        expect(cookie?.value).not.toMatch(/stream|night|emptying/);
        await page.getByRole('button', { name: quiz.result.book }).click();
        await expect(page).toHaveURL(new RegExp(`${pathTo(locale, 'wizard')}`));
        await visitor.context.close();
      },
    );
  }

  test(`every edge of a band has its own result, which nobody stores (${locale})`, async ({ system, request }) => {
    for (const [points, route, field] of [
      [0, 'symptomsMild', 'zero'],
      [7, 'symptomsMild', 'ligeiros'],
      [8, 'symptomsModerate', 'moderados'],
      [19, 'symptomsModerate', 'moderados'],
      [20, 'symptomsSevere', 'graves'],
      [35, 'symptomsSevere', 'graves'],
    ] as const) {
      const result = await takeSymptomQuiz(request, system, locale, points);
      expect(new URL(result.url()).pathname).toBe(pathTo(locale, route));
      const html = await result.text();
      expect(html).toContain(`${written('quiz_sintomas', `${field}_titulo`, locale)}</h1>`);
      expect(html).toContain(written('quiz_sintomas', `${field}_texto`, locale).split('.')[0]);
      expect(result.headers()['cache-control']).toContain('no-store');
      expect(result.headers()['cache-status'] ?? '').not.toMatch(/hit|miss/);
    }
    // The address of another band leads whoever has answers to his own.
    const elsewhere = await request.get(system.origin + pathTo(locale, 'symptomsMild'));
    expect(new URL(elsewhere.url()).pathname).toBe(pathTo(locale, 'symptomsSevere'));
  });

  test(`a result without answers explains in general and offers the quiz (${locale})`, byDay(locale === 'en'), async ({ system, page }) => {
    for (const [route, title, to] of [
      ['symptomsMild', quiz.general.title.mild, 'symptomQuiz'],
      ['symptomsModerate', quiz.general.title.moderate, 'symptomQuiz'],
      ['symptomsSevere', quiz.general.title.severe, 'symptomQuiz'],
      ['psaThanks', quiz.general.psaTitle, 'psaQuiz'],
    ] as const) {
      const opened = await page.goto(system.origin + pathTo(locale, route));
      expect(opened?.headers()['cache-control']).toContain('no-store');
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator('svg[role="img"]')).toHaveCount(0);
      await expect(page.locator('main').getByRole('link', { name: quiz.general.take })).toHaveAttribute('href', pathTo(locale, to));
      await expectNoAxeFindings(page, route);
      await expectNoSidewaysScroll(page, route);
    }
  });

  test(
    `an urgent sign leads to the numbers at once and stands in no cookie (${locale})`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      for (const [index, sign] of urgentSigns.entries()) {
        await page.goto(system.origin + pathTo(locale, index % 2 ? 'psaQuiz' : 'symptomQuiz'));
        await page.getByRole('button', { name: signs[sign] }).click();
        await expect(heading(page)).toHaveText(quiz.alarm.title);
        await expect(page.getByText(signs[sign])).toBeVisible();
        await expect(page.getByText(quiz.alarm.words[sign])).toBeVisible();
        for (const number of ['tel:112', 'tel:808242424']) await expect(page.locator(`main a[href="${number}"]`)).toBeVisible();
        expect((await page.context().cookies()).filter(({ name }) => name.startsWith('quiz-'))).toEqual([]);
      }
      await expectNoAxeFindings(page, 'the alarm');
      await expectNoSidewaysScroll(page, 'the alarm');
      await page.getByRole('link', { name: quiz.alarm.back }).click();
      await expect(start(page)).toBeVisible();
    },
  );

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test(
      `the PSA quiz tells about each answer and judges no value (${locale}, ${how} script)`,
      byDay((locale === 'en') === javaScriptEnabled),
      async ({ browser, system }) => {
        const visitor = await newVisitor(browser, system, { javaScriptEnabled });
        const { page } = visitor;
        await page.goto(system.origin + pathTo(locale, 'psaQuiz'));
        await start(page).click();
        await answer(page, 'from60').click();
        await expect(heading(page)).toHaveText(written('quiz_psa', 'psa_pergunta', locale));
        await page.locator('#psaValue').fill('muito');
        await page.locator('#psaValue').press('Enter');
        await expect(page.getByRole('alert').first()).toContainText(quiz.problems.psaValue);
        await expect(page.locator('#psaValue')).toHaveValue('muito');
        await expect(page).toHaveTitle(new RegExp(`^${quiz.refusedTitle.split('{')[0]}`));
        if (javaScriptEnabled) await expectNoAxeFindings(page, 'a refused value');
        await page.locator('#psaValue').fill('77,31');
        await page.locator('#psaValue').press('Enter');
        await answer(page, 'close').click();
        await expect(page.getByText(where(4, 4))).toBeVisible();
        await page.getByRole('link', { name: quiz.previous }).click();
        await expect(answer(page, 'close')).toHaveAttribute('aria-current', 'true');
        await answer(page, 'close').click();
        await answer(page, 'some').click();
        await expect(page).toHaveURL(system.origin + pathTo(locale, 'psaThanks'));
        await expect(heading(page)).toHaveText(written('quiz_psa', 'resultado_titulo', locale));
        const value = locale === 'pt' ? '77,31 ng/ml' : '77.31 ng/ml';
        await expect(page.getByText(value).first()).toBeVisible();
        await expect(page.getByText(written('quiz_psa', 'info_psa_sabe', locale))).toBeVisible();
        await expect(page.getByText(written('quiz_psa', 'info_familia_proximo', locale))).toBeVisible();
        if (javaScriptEnabled) await expectNoAxeFindings(page, 'the result');
        await expectNoSidewaysScroll(page, 'the result');
        expect(visitor.asked.filter((url) => /77|from60|close|some$/.test(url.replace(/\/assets\/.*|^data:.*/, '')))).toEqual([]);
        // Erased at once where somebody else uses the device.
        await page.getByRole('button', { name: quiz.result.erase }).click();
        await page.goto(system.origin + pathTo(locale, 'psaThanks'));
        await expect(heading(page)).toHaveText(quiz.general.psaTitle);
        await visitor.context.close();
      },
    );
  }

  test(`every screen is answered by key, read by axe and fits 320 px (${locale})`, byDay(locale === 'pt'), async ({ system, page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(system.origin + address);
    await expectNoAxeFindings(page, 'the start');
    await expectNoSidewaysScroll(page, 'the start');
    await start(page).press('Enter');
    for (const [index, question] of questions.entries()) {
      await expect(page).toHaveURL(`${system.origin}${address}?pergunta=${question}`);
      await expectNoAxeFindings(page, question);
      await expectNoSidewaysScroll(page, question);
      for (const box of await page
        .locator('main button, main a')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
        expect(box).toBeGreaterThanOrEqual(44);
      await page.locator('h1').evaluate((title) => {
        title.tabIndex = -1;
        title.focus();
      });
      for (let presses = 0; presses <= index % 3; presses++) await page.keyboard.press('Tab');
      await expect(answer(page, String(index % 3))).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(system.origin + pathTo(locale, 'symptomsMild'));
    await expectNoSidewaysScroll(page, 'the result');
  });

  test(`a question that cannot be asked yet leads to the one before, and lost answers are told (${locale})`, async ({ system, page }) => {
    await page.goto(`${system.origin}${address}?pergunta=noite`);
    await expect(page.getByText(quiz.lost)).toBeVisible();
    await start(page).click();
    await page.goto(`${system.origin}${address}?pergunta=noite`);
    await expect(heading(page)).toHaveText(written('quiz_sintomas', 'esvaziar_pergunta', locale));
    const other = locale === 'pt' ? 'en' : 'pt';
    await page.locator(`footer a[hreflang=${other}]`).click();
    await expect(heading(page)).toHaveText(written('quiz_sintomas', 'esvaziar_pergunta', other));
  });

  test(
    `a result is kept in the account by whoever has shown who they are (${locale})`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const person = newPatient();
      await page.goto(system.origin + pathTo(locale, 'register'));
      for (const [name, value] of Object.entries({ name: person.name, email: person.email, password: 'um barco azul no cais' }))
        await page.locator(`input[name="${name}"]`).fill(value);
      await page.locator('input[name="repeat"]').fill('um barco azul no cais');
      await page.locator('label[for="consent"]').click({ position: { x: 20, y: 20 } });
      await go(page, 'register').click();
      await page
        .locator('input[name="code"]')
        .first()
        .fill(await codeFor(system, person.email));
      await go(page, 'code').click();
      await expect(page).toHaveURL(system.origin + pathTo(locale, 'personalArea'), { timeout: 20_000 });
      await page.goto(system.origin + address);
      await start(page).click();
      for (const value of answersFor(20)) await answer(page, String(value)).click();
      await page.getByRole('button', { name: quiz.result.keep.link }).click();
      await expect(page).toHaveURL((url) => url.pathname === pathTo(locale, 'symptoms'));
      await expect(page.getByText(/20/).first()).toBeVisible();
      expect((await page.context().cookies()).filter(({ name }) => name.startsWith('quiz-'))).toEqual([]);
      await page.goto(`${system.origin}${pathTo(locale, 'symptoms')}?folha=1`);
      await expect(page.getByText(person.name)).toBeVisible();
      await expectNoAxeFindings(page, 'the sheet');
    },
  );

  test(
    `a result goes to an e-mail after its code, and no address names who (${locale})`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const { email } = newPatient();
      await page.goto(system.origin + address);
      await start(page).click();
      for (const value of answersFor(11)) await answer(page, String(value)).click();
      await page.getByRole('link', { name: quiz.result.send.link }).click();
      await page.locator('#email').fill('isto não é um e-mail');
      await page.getByRole('button', { name: quiz.result.send.getCode }).click();
      await expect(page.getByRole('alert').first()).toContainText(quiz.result.send.problems.emailInvalid);
      await page.locator('#email').fill(email);
      await page.getByRole('button', { name: quiz.result.send.getCode }).click();
      await expect(page.locator('#code')).toBeVisible();
      await expectNoAxeFindings(page, 'the code');
      await page.locator('#code').fill('000000');
      await page.getByRole('button', { name: quiz.result.send.send }).click();
      await expect(page.getByRole('alert').first()).toContainText(quiz.result.send.problems.codeWrong);
      const code = await codeWithoutLink(system, email);
      await page.locator('#code').fill(code);
      await page.getByRole('button', { name: quiz.result.send.send }).click();
      await expect(page.getByText(quiz.result.send.sent)).toBeVisible();
      expect(page.url()).not.toContain(encodeURIComponent(email));
      await expect.poll(async () => (await mailbox(system).mailsTo(email)).length, { timeout: 20_000 }).toBe(2);
      const letter = (await mailbox(system).mailsTo(email)).at(-1);
      expect(letter?.html).toContain(written('quiz_sintomas', 'moderados_titulo', locale));
      expect(letter?.html).toContain('11');
    },
  );

  test(`a stranger who wants to keep a result is asked to sign in first (${locale})`, byDay(locale === 'en'), async ({ system, page }) => {
    await page.goto(system.origin + address);
    await start(page).click();
    for (const value of answersFor(8)) await answer(page, String(value)).click();
    await page.getByRole('button', { name: quiz.result.keep.link }).click();
    const back: Address = pathTo(locale, 'symptomsModerate');
    await expect(page).toHaveURL(
      (url) => url.pathname === pathTo(locale, 'login') && url.searchParams.get('voltar')?.startsWith(back) === true,
    );
  });
}
