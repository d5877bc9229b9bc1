import { expect } from '@playwright/test';
import type { EditorTask } from '../task.ts';
import { isSaved, makeArticle, makeUsedArticle, openArticle, openDots, send, start } from './pages-to-edit.ts';

/** Nine in the morning, in a week. */
function nextWeek(): string {
  const [year, month, day] = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year} 09:00`;
}

export const onTheSiteTasks: EditorTask[] = [
  {
    ...{ name: 'Have a draft published next week by itself', from: start, plainWay: 'replaced', open: openArticle('Para agendar') },
    prepare: async (page) => void (await makeArticle(page, 'Para agendar', {})),
    async walk(hand) {
      await hand.write(hand.page.locator('#field-publicar_em .react-datepicker__input-container input'), nextWeek());
      await hand.press('Enter');
      await hand.click(hand.page.locator('#action-save-draft'));
      await hand.page.locator('.schedule-status li[data-state=open]').first().waitFor();
    },
  },
  {
    ...{
      name: 'Move a page to another address: the old one leads there',
      from: start,
      plainWay: 'no way',
      open: openArticle('Para mudar'),
    },
    prepare: async (page) => void (await makeArticle(page, 'Para mudar')),
    async walk(hand) {
      const field = hand.page.locator('#field-slug');
      const old = await field.inputValue();
      const moved = `mudou-${Date.now()}`;
      await hand.write(field, moved);
      await hand.click(hand.page.locator('#action-save'));
      await isSaved(hand);
      const redirects = await send<{ docs: { to: string }[] }>(hand.page, 'get', `/api/redirects?where[from][contains]=${old}`);
      expect(redirects.docs.map(({ to }) => to)).toEqual([`/pt/blog/${moved}`]);
    },
  },
  {
    ...{
      name: 'Withdraw a page at once, having seen what points to it',
      from: start,
      plainWay: 'no way',
      open: openArticle('Para retirar'),
    },
    prepare: makeUsedArticle('Para retirar'),
    async walk(hand) {
      await openDots(hand);
      await hand.click(hand.page.locator('.leave-item:visible', { hasText: 'Retirar do site' }));
      const sheet = hand.page.locator('dialog.uses-sheet');
      await sheet.locator('table').waitFor();
      await hand.click(sheet.getByRole('button', { name: 'Retirar do site', exact: true }));
      await sheet.waitFor({ state: 'detached' });
      await hand.page.locator('.doc-controls__status, .status', { hasText: 'Rascunho' }).first().waitFor();
    },
  },
];
