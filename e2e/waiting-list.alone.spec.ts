import { expect } from '@playwright/test';
import { axe } from './axe.ts';
import { openDesk } from './booking/desk.ts';
import { mailbox, mailLinks, visitLinkIn } from './booking/mailbox.ts';
import { test as base } from './system.ts';

const test = base.extend<{ desk: Awaited<ReturnType<typeof openDesk>> }>({
  desk: async ({ system }, use) => {
    const desk = await openDesk(system);
    await use(desk);
    await desk.close();
  },
});

const atClinic = { paymentMethod: null, mbwayPhone: null };
const scheduled = 'Consulta agendada com sucesso';
const accepted = 'Aceitou a vaga mais cedo';

/** Two visits on different days, the earlier first. */
async function twoVisits(desk: Awaited<ReturnType<typeof openDesk>>): Promise<[string, string]> {
  const ids = [await desk.book(atClinic), await desk.book(atClinic)];
  const visits = (await Promise.all(ids.map((id) => desk.store.read(id)))).flatMap((booking) => booking ?? []);
  const [first, second] = visits.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (!first || !second) throw new Error('two visits');
  return first.startsAt.toDateString() === second.startsAt.toDateString() ? twoVisits(desk) : [first.id, second.id];
}

test('who asked for an earlier hour is offered one that somebody cancels, and has it with one button', async ({
  desk,
  system,
  browser,
}) => {
  test.setTimeout(120_000);
  const [early, late] = await twoVisits(desk);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });

  await page.goto(desk.addressOf(late));
  await title(scheduled);
  await page.getByRole('link', { name: 'Quero uma consulta mais cedo' }).click();
  await title('Quer uma consulta mais cedo?');
  await page.locator('label', { hasText: 'Com qualquer médico desta consulta' }).click();
  await page.locator('label', { hasText: 'Bastam 4 horas' }).click();
  await page.getByRole('button', { name: 'Entrar na lista de espera' }).click();
  await title('Está na lista de espera');
  await expect(page.getByLabel('Com qualquer médico desta consulta')).toBeChecked();

  const other = await (await browser.newContext()).newPage();
  await other.goto(desk.addressOf(early));
  await other.getByRole('link', { name: 'Cancelar a consulta' }).click({ timeout: 30_000 });
  await other.getByRole('button', { name: 'Sim, cancelar a consulta' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'A consulta foi cancelada' })).toBeVisible({ timeout: 30_000 });

  const letter = await mailbox(system).letter(`${late}@exemplo.pt`, /^Abriu uma vaga mais cedo/);
  const offer = mailLinks(letter).find((link) => link.includes('/hora/')) ?? '';
  // Programs that read mail follow links: it changes nothing.
  await fetch(offer);
  await other.goto(offer);
  await expect(other.getByRole('heading', { level: 1, name: 'Abriu uma vaga mais cedo' })).toBeVisible();
  expect((await axe(other).analyze()).violations).toEqual([]);
  await page.goto(offer);
  await page.getByRole('button', { name: 'Mudar para a hora mais cedo' }).click();
  await title(accepted);
  const news = await mailbox(system).letter(`${late}@exemplo.pt`, /^Nova hora/);
  // Whoever opens the offer once more reads the same; only the letter about the new hour leads to the visit.
  await page.goto(offer);
  await title(accepted);
  await page.goto(visitLinkIn(news));
  await title('A consulta mudou de hora');
  await expect.poll(async () => (await desk.store.read(late))?.movedTo ?? null, { timeout: 30_000 }).not.toBeNull();
  await context.close();
});
