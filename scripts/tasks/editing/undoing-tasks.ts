import type { Page } from '@playwright/test';
import type { Hand } from '../hand.ts';
import type { EditorTask } from '../task.ts';
import { changeArticle, confirm, inMenu, isSaved, makeArticle, makeUsedArticle, openArticle, openDots, start } from './pages-to-edit.ts';

const [thrownAway, changed] = ['Para repor', 'Para voltar atrás'];

async function throwAway(page: Page): Promise<void> {
  const id = await makeArticle(page, thrownAway);
  await changeArticle(page, id, { deletedAt: new Date().toISOString() });
}

async function restore(hand: Hand): Promise<void> {
  await hand.click(hand.page.locator('#action-restore'));
  await confirm(hand);
  await hand.page.waitForURL(/artigos_blog\/\d+/);
  await hand.page.locator('#action-save-draft').waitFor();
}

async function publishTwice(page: Page): Promise<void> {
  const id = await makeArticle(page, changed);
  await changeArticle(page, id, { excerto: 'Palavras de que alguém se arrepende.', _status: 'published' });
}

async function goBack(hand: Hand): Promise<void> {
  await hand.click(hand.page.locator('.restore-version__restore-as-draft-button, .restore-version button').first());
  await confirm(hand);
  await isSaved(hand);
}

export const undoingTasks: EditorTask[] = [
  {
    ...{
      name: 'Put a page in the trash, having seen what points to it',
      from: start,
      plainWay: 'no way',
      open: openArticle('Para o lixo'),
    },
    prepare: makeUsedArticle('Para o lixo'),
    async walk(hand) {
      await openDots(hand);
      await hand.click(hand.page.locator('.leave-item:visible', { hasText: 'Mandar para o lixo' }));
      const sheet = hand.page.locator('dialog.uses-sheet');
      await sheet.locator('table').waitFor();
      await hand.click(sheet.getByRole('button', { name: 'Mandar para o lixo', exact: true }));
      await hand.page.waitForURL(/artigos_blog(?:\?|$)/);
    },
  },
  {
    ...{ name: 'Take a page out of the trash', from: start, prepare: throwAway },
    async walk(hand) {
      await hand.click(hand.page.locator('[data-part=trash] a', { hasText: thrownAway }).first());
      await restore(hand);
    },
    async plainWay(hand) {
      await hand.click(inMenu(hand, 'Artigos do blogue'));
      await hand.click(hand.page.locator('#trash-view-pill'));
      await hand.click(hand.page.locator('.collection-list td a', { hasText: thrownAway }).first());
      await restore(hand);
    },
  },
  {
    ...{ name: 'Go back to an earlier version', from: start, prepare: publishTwice, open: openArticle(changed) },
    async walk(hand) {
      await hand.click(hand.page.locator('.history-panel a').nth(1));
      await goBack(hand);
    },
    async plainWay(hand) {
      await hand.click(hand.page.locator('.doc-tab', { hasText: 'Versões' }).first());
      await hand.click(hand.page.locator('.versions td a').nth(1));
      await goBack(hand);
    },
  },
];
