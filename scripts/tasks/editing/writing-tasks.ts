import { expect } from '@playwright/test';
import type { Hand } from '../hand.ts';
import type { EditorTask } from '../task.ts';
import { inMenu, isSaved, makeArticle, openArticle, openDots, openProblem, start } from './pages-to-edit.ts';

/** Something to save. */
const changeTitle = ({ page, write }: Hand) => write(page.locator('#field-titulo'), `Tumor do rim ${new Date().getSeconds() % 10}`);

/** From the empty form to the page on the site, with a picture that is there already. */
async function fillArticle(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.write(page.locator('#field-titulo'), `O primeiro artigo ${Date.now()}`);
  await hand.write(page.locator('#field-excerto'), 'O que se aprende ao ler isto.');
  await hand.click(page.locator('.upload__listToggler').first());
  await hand.click(page.locator('.list-drawer td button, .list-drawer td a').first());
  await hand.click(page.locator('#field-texto [contenteditable=true], .rich-text-lexical [contenteditable=true]').first());
  await hand.type('As primeiras palavras do primeiro artigo.');
  await hand.click(page.locator('#action-save'));
  await isSaved(hand);
  await expect(page.locator('.toast-error, .kept-bar--alert')).toHaveCount(0);
  await page.waitForURL(/artigos_blog\/\d+/);
}

export const writingTasks: EditorTask[] = [
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
    ...{ name: 'Write a first article, with a picture, and publish it without a refusal', from: start, goal: { clicks: 9 } },
    async walk(hand) {
      await hand.click(hand.page.locator('.overview__create a', { hasText: 'Artigo' }));
      await fillArticle(hand);
    },
    async plainWay(hand) {
      await hand.click(inMenu(hand, 'Artigos do blogue'));
      await hand.click(hand.page.locator('.list-create-new-doc__create-new-button').first());
      await fillArticle(hand);
    },
  },
  {
    ...{ name: 'Change the title and save a draft', from: start, open: openProblem, plainWay: 'same' },
    async walk(hand) {
      await changeTitle(hand);
      await hand.click(hand.page.locator('#action-save-draft'));
      await isSaved(hand);
    },
  },
  {
    ...{ name: 'Publish what was changed', from: start, open: openProblem, plainWay: 'same' },
    async walk(hand) {
      await changeTitle(hand);
      await hand.click(hand.page.locator('#action-save'));
      await isSaved(hand);
    },
  },
  {
    ...{ name: 'Go on in English', from: start, open: openProblem, plainWay: 'same' },
    async walk(hand) {
      await hand.click(hand.page.locator('.localizer-button:visible').last());
      const languages = hand.page.locator('.popup__content, .popup-button-list');
      await hand.click(languages.getByText(/Ingl|English/).first());
      await hand.page.waitForURL(/locale=en/);
    },
  },
  {
    ...{ name: 'Begin a page from a copy of another', from: start, plainWay: 'same', open: openArticle('Para duplicar') },
    prepare: async (page) => void (await makeArticle(page, 'Para duplicar')),
    async walk(hand) {
      const original = new URL(hand.page.url()).pathname;
      await openDots(hand);
      await hand.click(hand.page.locator('#action-duplicate'));
      await hand.page.waitForURL((now) => /artigos_blog\/\d+/.test(now.pathname) && now.pathname !== original);
      await expect(hand.page.locator('#field-slug, input[name=slug]').first()).toHaveValue(/-copia/);
    },
  },
];
