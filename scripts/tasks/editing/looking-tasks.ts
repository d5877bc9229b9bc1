import type { EditorTask } from '../task.ts';
import { openProblem, start } from './pages-to-edit.ts';

export const lookingTasks: EditorTask[] = [
  {
    ...{ name: 'See the page beside the form while typing', from: start, open: openProblem, plainWay: 'same' },
    async walk(hand) {
      await hand.click(hand.page.locator('.live-preview-toggler').first());
      await hand.page.frameLocator('iframe').locator('h1').first().waitFor();
    },
    // The form remembers that the page stood beside it.
    tidy: (page) => page.locator('.live-preview-toggler').first().click(),
  },
  {
    ...{ name: 'See the draft on the site', from: start, open: openProblem, plainWay: 'same' },
    async walk(hand) {
      const opened = hand.page.context().waitForEvent('page');
      await hand.click(hand.page.locator('.preview-btn').first());
      const site = await opened;
      await site.locator('h1').first().waitFor();
      await site.close();
    },
  },
  {
    ...{ name: 'See where a page is used', from: start, open: openProblem, plainWay: 'no way' },
    async walk(hand) {
      await hand.click(hand.page.locator('.uses-panel button'));
      await hand.page.locator('dialog.uses-sheet table').waitFor();
    },
  },
  {
    ...{ name: 'See what an earlier version said', from: start, open: openProblem },
    async walk(hand) {
      await hand.click(hand.page.locator('.history-panel a').nth(1));
      await hand.page.locator('.view-version').first().waitFor();
    },
    async plainWay(hand) {
      await hand.click(hand.page.locator('.doc-tab', { hasText: 'Versões' }).first());
      await hand.click(hand.page.locator('.versions td a').nth(1));
      await hand.page.locator('.view-version').first().waitFor();
    },
  },
];
