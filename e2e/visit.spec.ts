import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { openDesk } from './booking/desk.ts';
import { mailbox, visitLinkIn } from './booking/mailbox.ts';
import { openHydrated } from './moving.ts';
import { test as base } from './system.ts';

const test = base.extend<{ desk: Awaited<ReturnType<typeof openDesk>> }>({
  desk: async ({ system }, use) => {
    const desk = await openDesk(system);
    await use(desk);
    await desk.close();
  },
});

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });
const isLive = (page: Page) => expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
const atClinic = { paymentMethod: null, mbwayPhone: null };
const scheduled = 'Consulta agendada com sucesso';

test.describe('the page of a visit', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('follows a payment by itself: asked, declined, asked again, paid', async ({ desk, page }) => {
    const id = await desk.book({ paymentMethod: 'mbway', mbwayPhone: '912345678' });
    await page.goto(desk.addressOf(id));
    await title(page, 'Aceite o pagamento no telemóvel');
    const orderOfLast = async () => (await desk.store.readPayments(id)).at(-1)?.orderId ?? '';
    await desk.press(await orderOfLast(), 'reject');
    await expect(page.getByText('O pedido foi recusado no telemóvel.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Enviar novo pedido para o número terminado em 678' }).click();
    await title(page, 'Aceite o pagamento no telemóvel');
    await desk.press(await orderOfLast(), 'pay');
    await title(page, scheduled);
    await expect(page.getByText('90,00 €, já pago')).toBeVisible();
    expect(await desk.store.readPayments(id)).toHaveLength(2);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect((await axe(page).analyze()).violations).toEqual([]);
  });

  test('a reference is copied without its spaces, and MB WAY can take its place without script', async ({ desk, browser }) => {
    const id = await desk.book({ paymentMethod: 'multibanco', mbwayPhone: null });
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(desk.addressOf(id));
    await page.getByRole('button', { name: 'Copiar a referência' }).click({ timeout: 30_000 });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{9}$/);
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(desk.addressOf(id));
    await plain.getByText('Pagar com MB WAY').click();
    await plain.getByLabel('Número de telemóvel com MB WAY').fill('12');
    await plain.getByRole('button', { name: 'Enviar o pedido' }).click();
    await expect(plain).toHaveTitle(/^Erro: /);
    await plain.getByLabel('Número de telemóvel com MB WAY').fill('936 111 222');
    await plain.getByRole('button', { name: 'Enviar o pedido' }).click();
    // It refreshes itself until the question is on the phone.
    await title(plain, 'Aceite o pagamento no telemóvel');
  });

  test('nothing moves when script takes over: a tap that comes at that moment hits what it was meant for', async ({ desk, page }) => {
    const id = await desk.book(atClinic);
    await page.goto(desk.addressOf(id));
    await title(page, scheduled);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const cancel = page.getByRole('link', { name: 'Cancelar a consulta' });
    // The page as it is drawn before any script: with its styles, then with their typefaces.
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await cancel.boundingBox();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    release();
    await isLive(page);
    expect(await cancel.boundingBox()).toEqual(before);
  });

  test('opening the link changes nothing; the button cancels, once', async ({ desk, page }) => {
    const id = await desk.book(atClinic);
    await page.goto(desk.addressOf(id));
    await title(page, scheduled);
    await page.getByRole('link', { name: 'Cancelar a consulta' }).click();
    await title(page, 'Quer cancelar a consulta?');
    expect((await desk.store.read(id))?.cancelledAt).toBeNull();
    await page.getByRole('button', { name: 'Sim, cancelar a consulta' }).click();
    await title(page, 'A consulta foi cancelada');
    await page.goto(`${desk.addressOf(id)}/cancelar`);
    await expect(page).toHaveURL(desk.addressOf(id));
  });

  test('a visit is moved once, however often the button is pressed, and the old link opens nothing', async ({ desk, page }) => {
    const id = await desk.book(atClinic);
    await page.goto(desk.addressOf(id));
    await title(page, scheduled);
    await page.goto(`${desk.addressOf(id)}/mudar`);
    await page.getByRole('radio').locator('visible=true').first().check({ force: true });
    await page.getByRole('button', { name: 'Mudar para esta hora' }).dblclick();
    await title(page, 'A consulta mudou de hora');
    await expect(page.locator('main s'), 'what it was before').toHaveCount(1);
    await isLive(page);
    const moved = page.url();
    await page.goto(`${desk.addressOf(id)}/mudar`);
    await title(page, 'Esta consulta mudou de hora');
    expect(await page.content()).not.toContain((await desk.store.read(id))?.movedTo);
    await page.goto(moved);
    await title(page, 'A consulta mudou de hora');
  });

  test('who has moved a visit can have the earlier time again while it is free', async ({ desk, page }) => {
    const id = await desk.book(atClinic);
    await page.goto(desk.addressOf(id));
    await title(page, scheduled);
    await openHydrated(page, `${desk.addressOf(id)}/mudar`);
    // The third day on offer: whatever the hour of this run, a patient may still move it himself.
    const hours = page.getByRole('radio').locator('visible=true');
    const first = await hours.first().getAttribute('value');
    await page.locator('main li button[aria-pressed]:enabled').nth(2).click();
    await expect(hours.first()).not.toHaveAttribute('value', first ?? '');
    await hours.last().check({ force: true });
    await page.getByRole('button', { name: 'Mudar para esta hora' }).click();
    await title(page, 'A consulta mudou de hora');
    const back = page.getByRole('button', { name: 'Voltar à hora anterior' });
    // The clinic is asked again for free times after a minute at most.
    await expect(async () => {
      await page.reload();
      await expect(back).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 75_000 });
    // Without the doctor, whose name the desk of this journey made up.
    const [moved, was] = [page.url(), (await page.locator('main s').textContent())?.replace(/, Dr.*$/, '') ?? ''];
    await back.click();
    await page.waitForURL((url) => url.href !== moved && !url.pathname.endsWith('/mudar'));
    await title(page, 'A consulta mudou de hora');
    await expect(page.locator('main div:has(> dt:text-is("Agora é")) dd')).toContainText(was);
  });

  test('renewed on its page, the link says so and the letter has the next; what it is for needs the birth date', async ({
    desk,
    page,
    system,
  }) => {
    const id = await desk.book(atClinic);
    const letters = mailbox(system);
    await page.goto(desk.addressOf(id));
    await title(page, scheduled);
    await expect(page.getByText('Consulta de Urologia')).toHaveCount(0);
    await page.getByText('Ver o tipo de consulta').click();
    const born = async (year: string) => {
      for (const [label, value] of [
        ['Dia', '4'],
        ['Mês', '3'],
        ['Ano', year],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByRole('button', { name: 'Mostrar' }).click();
    };
    await born('1959');
    await expect(page.getByText('Não é a data de nascimento desta marcação.')).toBeVisible();
    await born('1958');
    await expect(page.getByText('Consulta de Urologia')).toBeVisible();
    await page.getByText('Renovar a ligação').click();
    await page.getByRole('button', { name: 'Renovar e receber por e-mail' }).click();
    await title(page, 'Esta ligação foi substituída');
    expect((await axe(page).analyze()).violations).toEqual([]);
    const letter = await letters.letter(`${id}@exemplo.pt`, /Nova ligação/);
    await page.goto(visitLinkIn(letter));
    await title(page, scheduled);
    expect((await page.goto(desk.addressOf(id)))?.status()).toBe(410);
  });

  test('from a link that opens nothing a code leads to the visit, in the browser that asked', async ({ desk, page, system, browser }) => {
    const id = await desk.book(atClinic);
    await page.goto(desk.addressOf(id));
    await title(page, scheduled);
    await desk.change(id, "starts_at = now() - interval '31 days', ends_at = now() - interval '30 days'");
    await page.goto(desk.addressOf(id));
    await title(page, 'Esta ligação já terminou');
    await page.getByRole('button', { name: 'Receber um código' }).click();
    await title(page, 'Escreva o código');
    expect(await page.content()).not.toContain(`${id}@exemplo.pt`);
    expect((await axe(page).analyze()).violations).toEqual([]);
    const type = async (code: string) => {
      await page.getByLabel('Código', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Abrir a consulta' }).click();
    };
    await type('00000');
    await expect(page.getByRole('alert').getByText('O código não está certo')).toBeVisible();
    const { text } = await mailbox(system).letter(`${id}@exemplo.pt`, /código para abrir/);
    await type(/\d{3}\s\d{3}/.exec(text)?.[0] ?? '');
    await title(page, 'Esta consulta já passou');
    const elsewhere = await (await browser.newContext()).newPage();
    expect((await elsewhere.goto(desk.addressOf(id)))?.status()).toBe(410);
  });

  test('no answer of a visit is kept by anybody, whatever became of its link', async ({ desk, request }) => {
    const id = await desk.book(atClinic);
    await expect.poll(async () => (await desk.store.read(id))?.confirmedAt, { timeout: 30_000 }).toBeTruthy();
    const own = desk.addressOf(id);
    const token = own.split('/').at(-1) ?? '';
    const visits = own.replace(/\/pt\/.*/, `/visits/${token}`);
    const asked = [
      ...['', '/', '/mudar', '/cancelar', '/codigo', '/mudar/', '.data', '/mudar.data', '?x=1'].map((end) => own + end),
      own.replace('/pt/', '/en/'),
      `${own.replace('/pt/', '/en/')}.data`,
      own.replace(/.$/, '_'),
      ...['/state', '/calendar', '/calendar?lingua=en', '/nada'].map((end) => visits + end),
    ];
    const table: string[] = [];
    for (const [state, change] of [
      ['open', 'link_version = 0'],
      ['renewed', 'link_version = 1'],
      ['ended', "link_version = 0, starts_at = now() - interval '31 days', ends_at = now() - interval '30 days'"],
      ['forgotten', 'patient = patient || \'{"name": "", "email": ""}\''],
    ] as const) {
      await desk.change(id, change);
      // Forms last: one of them cancels.
      for (const method of ['GET', 'HEAD', 'POST'] as const)
        for (const address of asked) {
          const headers = { origin: new URL(own).origin, 'content-type': 'application/x-www-form-urlencoded' };
          const answer = await request.fetch(address, { method, maxRedirects: 0, headers });
          const kept = answer.headers()['cache-control'] ?? 'none';
          table.push(`${state} ${method} ${address.replace(token, 'T').replace(/^http:..[^/]*/, '')} ${answer.status()} ${kept}`);
        }
    }
    expect(table.filter((line) => !line.endsWith('no-store'))).toEqual([]);
  });

  test('a link that we did not write leads nowhere', async ({ desk, page }) => {
    const answer = await page.goto(desk.addressOf(randomUUID()).replace(/.$/, '_'));
    expect(answer?.status()).toBe(404);
  });
});
