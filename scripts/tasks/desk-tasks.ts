import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asSomebodyElse } from './as-somebody-else.ts';
import type { Hand } from './hand.ts';
import type { Task } from './task.ts';

const from = '/admin/por-fazer';
const file = /\/marcacoes-online\/[0-9a-f-]{36}/;
const unpaid = 'joaquim@exemplo.pt';

const told = ({ page }: Hand) => page.locator('.desk-told[role=status]').waitFor();
const inMenu = ({ page }: Hand, name: string) => page.locator('nav.nav__wrap a', { hasText: name }).first();

/** What whoever calls says: somebody with a visit to come that is in the clinic's book. */
const caller = { name: '', code: '', phone: '' };

async function meetCaller(page: Page): Promise<void> {
  if (caller.code) return;
  await page.goto('/admin/marcacoes-online');
  const row = page
    .locator('tr', { hasText: 'Exemplo' })
    .filter({ hasText: /Confirmada|pagar na clínica/ })
    .first();
  caller.name = ((await row.locator('td').nth(1).textContent()) ?? '').trim();
  await row.locator('a').first().click();
  await page.waitForURL(file);
  caller.code = ((await page.locator('.desk-code').first().textContent()) ?? '').match(/[0-9A-Z]{3}-[0-9A-Z]{3}/)?.[0] ?? '';
  caller.phone = ((await page.locator('a[href^="tel:"]').first().textContent()) ?? '').trim();
}

/** The manager writes ready answers; a new clinic has none. */
async function writeReadyAnswer(page: Page): Promise<void> {
  await meetCaller(page);
  const form = {
    pedido: randomUUID(),
    resposta: randomUUID(),
    titulo: 'Como chegar',
    pt: 'Olá, {nome}. Estamos perto do metro.',
    en: 'Hello, {nome}. We are near the metro.',
  };
  const { origin } = new URL(page.url());
  await asSomebodyElse(
    page,
    'gestor',
    async ({ request }) => void (await request.post('/api/respostas/guardar', { form, headers: { origin } })),
  );
}

async function findByKeys(hand: Hand, words: string): Promise<void> {
  await hand.press('/');
  // Whoever does not see the cursor in the box presses again, and that counts.
  const box = hand.page.locator('#desk-find:focus');
  const isThere = await box.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) await hand.press('/');
  await hand.type(words);
  await hand.press('Enter');
  await hand.page.waitForURL(/\/admin\/(?:procurar|marcacoes-online\/)/);
}

/** Found, and open. */
async function openCaller(hand: Hand, words: string): Promise<void> {
  await findByKeys(hand, words);
  if (hand.page.url().includes('/procurar')) {
    await hand.page.locator('.desk-found a:focus').waitFor();
    await hand.press('Enter');
  }
  await hand.page.waitForURL(file);
}

async function openUnpaid(hand: Hand): Promise<void> {
  await findByKeys(hand, unpaid);
  await hand.click(hand.page.locator('tr', { hasText: 'À espera de pagamento' }).locator('a').first());
  await hand.page.waitForURL(file);
}

async function openWork(hand: Hand, kind: string): Promise<void> {
  await hand.click(hand.page.locator('.desk-work li', { hasText: kind }).locator('.desk-what a').first());
  await hand.page.locator('#painel').waitFor();
}

const callerGoal = { keys: 3, seconds: 5 };

export const deskTasks: Task[] = [
  {
    name: 'A caller says a name: found and open',
    from,
    goal: callerGoal,
    drawn: 1,
    prepare: meetCaller,
    walk: (hand) => openCaller(hand, caller.name),
  },
  {
    name: 'A caller says a code: found and open',
    from,
    goal: callerGoal,
    prepare: meetCaller,
    walk: (hand) => openCaller(hand, caller.code),
  },
  {
    name: 'A caller says a telephone number: found and open',
    from,
    goal: callerGoal,
    prepare: meetCaller,
    walk: (hand) => openCaller(hand, caller.phone),
  },
  {
    ...{ name: 'A patient has arrived', from, drawn: 2 },
    async walk(hand) {
      await hand.click(inMenu(hand, 'Folha do dia'));
      await hand.click(hand.page.locator('button[value=arrived]').first());
      await told(hand);
    },
  },
  {
    ...{ name: '“I did not get the mail”: sent again', from, goal: { clicks: 3 }, drawn: 3 },
    async walk(hand) {
      await openUnpaid(hand);
      await hand.click(hand.page.locator('.desk-resend summary'));
      await hand.click(hand.page.locator('.desk-resend button[type=submit]').first());
      await told(hand);
    },
  },
  {
    ...{ name: 'Take the next item and note that nobody answered', from, drawn: 2 },
    async walk(hand) {
      await hand.click(hand.page.locator('.desk-work li .desk-what a').first());
      await hand.click(hand.page.locator('#painel button', { hasText: 'Não atendeu' }));
      await told(hand);
    },
  },
  {
    ...{ name: 'Take a request, read it and say that it is answered', from },
    async walk(hand) {
      await openWork(hand, 'Mensagem por responder');
      await hand.click(hand.page.locator('#painel form[action$="/claimed"] button'));
      await hand.click(hand.page.locator('#painel a.desk-button'));
      await hand.write(hand.page.locator('form[action$="/answered"] textarea'), 'Respondi por e-mail.');
      await hand.click(hand.page.locator('form[action$="/answered"] button'));
      await told(hand);
    },
  },
  {
    ...{ name: 'Write to a patient with a ready answer', from, drawn: 3, prepare: writeReadyAnswer },
    async walk(hand) {
      await openCaller(hand, caller.code);
      await hand.choose(hand.page.locator('form[action$="/write"] select'), { index: 1 });
      await hand.click(hand.page.locator('form[action$="/write"] button[type=submit]'));
      await told(hand);
    },
  },
  {
    ...{ name: 'Money that was given back is noted', from, drawn: 3 },
    async walk(hand) {
      await openWork(hand, 'Dinheiro a devolver');
      await hand.click(hand.page.locator('#painel a.desk-button'));
      await hand.click(hand.page.locator('#devolucoes input[type=radio]').first());
      await hand.click(hand.page.locator('#devolucoes button[type=submit]').first());
      await told(hand);
    },
  },
  {
    ...{ name: 'Move a visit to another hour', from, drawn: 4 },
    async walk(hand) {
      await openUnpaid(hand);
      await hand.click(hand.page.locator('.desk-toolbar a', { hasText: 'Mudar a hora' }));
      await hand.click(hand.page.locator('.desk-hour').first());
      await hand.click(hand.page.locator('.desk-move button[type=submit]'));
      await told(hand);
    },
  },
  {
    ...{ name: 'An unpaid visit is to be paid at the clinic', from, drawn: 3 },
    async walk(hand) {
      await openUnpaid(hand);
      await hand.click(hand.page.locator('summary', { hasText: 'Mudar a forma de pagamento' }));
      await hand.click(hand.page.locator('button', { hasText: 'Passa a pagar na clínica' }));
      await told(hand);
    },
  },
  {
    ...{
      name: '“The doctor is ill tomorrow”: everybody told, offered other hours, money on its way back',
      from,
      goal: { clicks: 9 },
      drawn: 5,
    },
    async walk(hand) {
      const { page } = hand;
      await hand.click(inMenu(hand, 'Folha do dia'));
      const absent = page.locator('.day-doctor a', { hasText: 'Médico ausente' });
      // Whoever has visits on the next day the clinic is open: on a Friday that is Monday, and Dr. António is not there every day.
      do await hand.click(page.locator('.day-ways a', { hasText: 'Dia seguinte' }));
      while ((await absent.count()) === 0);
      await hand.click(absent.first());
      await hand.click(page.locator('input[name=motivo]').first());
      await hand.click(page.locator('button', { hasText: 'Ver quem é avisado' }));
      await hand.click(page.locator('input[name=confirmado]'));
      await hand.click(page.locator('form[action$="/cancelar"] button[type=submit]'));
      await told(hand);
    },
  },
];
