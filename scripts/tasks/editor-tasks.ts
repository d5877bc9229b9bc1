import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../stack/folders.ts';
import type { Hand } from './hand.ts';
import type { Task } from './task.ts';

/** In Portuguese, whatever language the forms were left in. */
const start = '/admin?locale=pt';
const list = (slug: string) => `/admin/collections/${slug}`;
const isSaved = ({ page }: Hand) =>
  page
    .getByText(/com sucesso/)
    .first()
    .waitFor();
const draft = ({ page }: Hand) => page.locator('#action-save-draft');
const inMenu = ({ page }: Hand, name: string) => page.locator('nav').getByRole('link', { name, exact: true });

/** The page that all of them are about: not one that others look at. */
let problem = '';
async function openProblem(page: Page): Promise<void> {
  if (!problem) {
    await page.goto(`${list('problemas')}?locale=pt&search=tumor do rim`);
    problem = (await page.locator('.collection-list td a').first().getAttribute('href')) ?? '';
  }
  await page.goto(problem);
  await page.locator('#field-titulo').waitFor();
}

/** Something to save. */
async function changeTitle(hand: Hand): Promise<void> {
  const field = hand.page.locator('#field-titulo');
  await hand.write(field, `Tumor do rim ${new Date().getSeconds() % 10}`);
}

export const editorTasks: Task[] = [
  {
    ...{ name: 'Open a page whose name one knows', from: start },
    async walk(hand) {
      await hand.press('/');
      await hand.type('tumor do rim');
      await hand.page.locator('.page-finder__found a').first().waitFor();
      await hand.press('Enter');
      await hand.page.locator('#field-titulo').waitFor();
    },
    async plainWay(hand) {
      await hand.click(inMenu(hand, 'Problemas'));
      await hand.write(hand.page.locator('.search-filter__input'), 'tumor do rim');
      await hand.page.waitForURL(/search=/);
      await hand.click(hand.page.locator('.collection-list td a').first());
      await hand.page.locator('#field-titulo').waitFor();
    },
  },
  {
    ...{ name: 'Change the title and save a draft', from: start, prepare: openProblem },
    async walk(hand) {
      await changeTitle(hand);
      await hand.click(draft(hand));
      await isSaved(hand);
    },
  },
  {
    ...{ name: 'Publish what was changed', from: start, prepare: openProblem },
    async walk(hand) {
      await changeTitle(hand);
      await hand.click(hand.page.locator('#action-save'));
      await isSaved(hand);
    },
  },
  {
    ...{ name: 'See the page beside the form while typing', from: start, prepare: openProblem },
    async walk(hand) {
      await hand.click(hand.page.locator('.live-preview-toggler').first());
      await hand.page.frameLocator('iframe').locator('h1').first().waitFor();
    },
    // The form remembers that the page stood beside it.
    tidy: (page) => page.locator('.live-preview-toggler').first().click(),
  },
  {
    ...{ name: 'See the draft on the site', from: start, prepare: openProblem },
    async walk(hand) {
      const opened = hand.page.context().waitForEvent('page');
      await hand.click(hand.page.locator('.preview-btn').first());
      const site = await opened;
      await site.locator('h1').first().waitFor();
      await site.close();
    },
  },
  {
    ...{ name: 'Go on in English', from: start, prepare: openProblem },
    async walk(hand) {
      await hand.click(hand.page.locator('.localizer-button:visible').last());
      await hand.click(
        hand.page
          .locator('.popup__content, .popup-button-list')
          .getByText(/Ingl|English/)
          .first(),
      );
      await hand.page.waitForURL(/locale=en/);
    },
  },
  {
    ...{ name: 'See where a page is used', from: start, prepare: openProblem },
    async walk(hand) {
      await hand.click(hand.page.locator('.uses-panel button'));
      await hand.page.locator('dialog.uses-sheet table').waitFor();
    },
  },
  {
    ...{ name: 'See what an earlier version said', from: start, prepare: openProblem },
    async walk(hand) {
      await hand.click(hand.page.locator('.history-panel a, .doc-tab', { hasText: /Vers/ }).first());
      await hand.click(hand.page.locator('.versions td a').nth(1));
      await hand.page.locator('.view-version').first().waitFor();
    },
  },
  {
    ...{ name: 'Ask a doctor to review a page', from: start, prepare: openProblem },
    async walk(hand) {
      await hand.click(hand.page.locator('.review-status button').first());
      await expect(hand.page.locator('.review-status')).toContainText(/pedid/i);
    },
  },
  {
    ...{ name: 'Put a picture in, described in both languages', from: start },
    async walk(hand) {
      const { page } = hand;
      await hand.click(page.locator('.overview__create a', { hasText: 'Imagem' }));
      const chosen = page.waitForEvent('filechooser');
      await hand.click(page.getByText('Escolher ficheiro').first());
      await (await chosen).setFiles(path.join(root, 'content/pictures/acesso-sem-degraus.svg'));
      await hand.write(page.locator('#field-alt'), 'A sala de espera, com a janela aberta');
      await hand.write(
        page.locator('input[name$="outra_lingua"], #field-alt_outra_lingua, .field-type.text input').nth(1),
        'The waiting room, its window open',
      );
      await hand.click(page.locator('#action-save'));
      await isSaved(hand);
    },
  },
];
