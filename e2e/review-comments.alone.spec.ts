import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword } from '../scripts/stack/settings.ts';
import { signInStaff } from './staff.ts';
import { type TestSystem, test } from './system.ts';

type Found = { docs: { id: number; excerto: string }[] };

const adminOf = (system: TestSystem) => `http://localhost:${system.ports.backoffice}/admin`;

test.use({ locale: 'pt-PT' });
test.describe.configure({ timeout: 180_000 });

async function enter(system: TestSystem, browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-PT', viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${adminOf(system)}/login`);
  await page.fill('#field-email', email);
  await page.fill('#field-password', demoPassword);
  await page.click('button[type=submit]');
  await page.waitForURL(adminOf(system));
  return page;
}

test('a doctor comments on a sentence, gives the page back in one press, and the editor sees to it under the field', async ({
  system,
  browser,
}) => {
  const editor = await signInStaff(system);
  const { docs } = await editor.get<Found>('/api/problemas?where[slug.pt][equals]=tumor-do-rim&locale=pt&limit=1&depth=0');
  const { id = 0, excerto = '' } = docs[0] ?? {};
  const changed = `${excerto} Um em cada sete.`;
  await editor.patch(`/api/problemas/${id}?locale=pt&draft=true`, { excerto: changed });
  await editor.post(`/api/revisao/problemas/${id}/pedir`, {});

  const doctor = await enter(system, browser, 'medico@exemplo.pt');
  await doctor.goto(`${adminOf(system)}/para-rever/problemas/${id}`);
  const passage = doctor.locator('.review-changes li').filter({ hasText: 'Um em cada sete.' }).first();
  await passage.getByText('Comentar esta passagem').click();
  await passage.getByLabel('Sobre').selectOption({ label: 'Um em cada sete.' });
  await passage.getByLabel('Comentário').fill('Falta a fonte.');
  await passage.getByRole('button', { name: 'Guardar o comentário' }).click();
  await expect(doctor.getByText('Comentário guardado.')).toBeVisible();
  await expect(doctor.getByText('sobre «Um em cada sete.»')).toBeVisible();
  await doctor.getByRole('button', { name: 'Devolver com 1 comentário' }).click();
  await expect(doctor.getByText('Devolvido com o que escreveu.')).toBeVisible();

  const page = await enter(system, browser, 'editor@exemplo.pt');
  await page.goto(`${adminOf(system)}/collections/problemas/${id}?locale=pt`);
  await expect(page.getByText('Comentários do médico: 1 por tratar')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Ir para a passagem' }).click();
  await expect(page.locator('#field-excerto')).toBeFocused();
  const note = page
    .locator('.field-type')
    .filter({ has: page.locator('#field-excerto') })
    .locator('.review-comment');
  await expect(note).toContainText('Falta a fonte.');
  await note.getByRole('button', { name: 'Responder' }).click();
  await note.getByLabel('Resposta').fill('Está na bibliografia.');
  await note.getByRole('button', { name: 'Guardar a resposta' }).click();
  await expect(note).toContainText('Está na bibliografia.');
  await note.getByRole('button', { name: 'Tratado' }).click();
  await expect(page.getByText(/Comentários do médico/)).toHaveCount(0);
  await editor.patch(`/api/problemas/${id}?locale=pt`, { excerto, _status: 'published' });
  await doctor.context().close();
  await page.context().close();
});

test('what a doctor types beside a passage outlives an edit of that passage, and goes along when the page is given back', async ({
  system,
  browser,
}) => {
  const editor = await signInStaff(system);
  const { docs } = await editor.get<Found>('/api/problemas?where[slug.pt][equals]=tumor-da-bexiga&locale=pt&limit=1&depth=0');
  const { id = 0, excerto = '' } = docs[0] ?? {};
  const rewrite = (end: string) => editor.patch(`/api/problemas/${id}?locale=pt&draft=true`, { excerto: `${excerto} ${end}` });
  await rewrite('Um em cada oito.');
  await editor.post(`/api/revisao/problemas/${id}/pedir`, {});

  const doctor = await enter(system, browser, 'medico@exemplo.pt');
  await doctor.goto(`${adminOf(system)}/para-rever/problemas/${id}`, { waitUntil: 'networkidle' });
  const passage = doctor.locator('.review-changes li').filter({ hasText: 'Um em cada oito.' }).first();
  await passage.getByText('Comentar esta passagem').click();
  await passage.getByLabel('Comentário').fill('De que ano?');
  await rewrite('Um em cada nove.');
  await passage.getByRole('button', { name: 'Guardar o comentário' }).click();
  await expect(passage.getByRole('alert')).toContainText('Um em cada nove.');
  await expect(passage.getByLabel('Comentário')).toHaveValue('De que ano?');
  await doctor.getByLabel('O que falta ou está errado').fill('Falta a fonte.');
  await doctor.getByRole('button', { name: 'Devolver com este comentário' }).click();
  await expect(doctor.getByText('Devolvido com o que escreveu.')).toBeVisible();
  const { comments } = await editor.get<{ comments: { said: { words: string }; isCurrent: boolean }[] }>(`/api/revisao/problemas/${id}`);
  expect(comments.at(-1)).toMatchObject({ said: { words: 'De que ano?' }, isCurrent: true });
  await editor.patch(`/api/problemas/${id}?locale=pt`, { excerto, _status: 'published' });
  await doctor.context().close();
});
