import { expect, type Page } from '@playwright/test';
import { asSomebodyElse } from '../as-somebody-else.ts';
import type { EditorTask } from '../task.ts';
import { openProblem, send, start } from './pages-to-edit.ts';

const said = 'Falta a fonte deste número.';

/** A doctor has read a page and said something about its first passage. */
async function haveComment(page: Page): Promise<void> {
  const { docs } = await send<{ docs: { id: number }[] }>(page, 'get', '/api/problemas?where[slug.pt][equals]=tumor-da-bexiga&locale=pt');
  const id = docs[0]?.id;
  await send(page, 'patch', `/api/problemas/${id}?locale=pt&draft=true`, { excerto: `Um em cada sete, contados às ${Date.now()}.` });
  await send(page, 'post', `/api/revisao/problemas/${id}/pedir`);
  await asSomebodyElse(page, 'medico', async (theirs) => {
    const review = await theirs.newPage();
    await review.goto(`/admin/para-rever/problemas/${id}`);
    const passage = review.locator('.review-changes li').first();
    await passage.getByText('Comentar esta passagem').click();
    await passage.getByLabel('Comentário').fill(said);
    await passage.getByRole('button', { name: 'Guardar o comentário' }).click();
    await review.getByText('Comentário guardado.').waitFor();
  });
}

export const reviewTasks: EditorTask[] = [
  {
    ...{ name: 'Ask a doctor to review a page', from: start, open: openProblem, plainWay: 'no way' },
    async walk(hand) {
      await hand.click(hand.page.locator('.review-status button').first());
      await expect(hand.page.locator('.review-status')).toContainText(/pedid/i);
    },
  },
  {
    ...{ name: 'Answer what a doctor said about a passage', from: start, prepare: haveComment, plainWay: 'no way' },
    async walk(hand) {
      const { page } = hand;
      await hand.click(page.locator('[data-part=comments] li', { hasText: said }).locator('a').first());
      const comment = page.locator('.review-comment', { hasText: said }).first();
      await hand.click(comment.locator('summary', { hasText: 'Responder' }));
      await hand.write(comment.getByLabel('Resposta'), 'Está na bibliografia.');
      await hand.click(comment.getByRole('button', { name: 'Guardar a resposta' }));
      await page.locator('.review-answer', { hasText: 'Está na bibliografia.' }).first().waitFor();
    },
  },
];
