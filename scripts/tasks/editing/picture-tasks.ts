import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../stack/folders.ts';
import type { Hand } from '../hand.ts';
import type { EditorTask } from '../task.ts';
import { inMenu, isSaved, listInAdmin, start } from './pages-to-edit.ts';

const [inPortuguese, inEnglish] = ['A sala de espera, com a janela aberta', 'The waiting room, its window open'];

async function choosePicture(hand: Hand): Promise<void> {
  await hand.chooseFile(hand.page.getByText('Escolher ficheiro').first(), path.join(root, 'content/pictures/acesso-sem-degraus.svg'));
  await hand.write(hand.page.locator('#field-alt'), inPortuguese);
}

async function openPicture(page: Page): Promise<void> {
  await page.goto(`${listInAdmin('media')}?locale=pt&search=retrato`);
  await page.locator('.collection-list td a').first().click();
  await page.locator('.focal-point__picture img').waitFor();
}

export const pictureTasks: EditorTask[] = [
  {
    ...{ name: 'Put a picture in, described in both languages', from: start },
    async walk(hand) {
      const { page } = hand;
      await hand.click(page.locator('.overview__create a', { hasText: 'Imagem' }));
      await choosePicture(hand);
      await hand.write(page.locator('input[name$="outra_lingua"], #field-alt_outra_lingua, .field-type.text input').nth(1), inEnglish);
      await hand.click(page.locator('#action-save'));
      await isSaved(hand);
    },
    async plainWay(hand) {
      const { page } = hand;
      await hand.click(inMenu(hand, 'Imagens'));
      await hand.click(page.locator('.list-create-new-doc__create-new-button').first());
      await choosePicture(hand);
      await hand.click(page.locator('#action-save'));
      await page.waitForURL(/media\/\d+/);
      await hand.click(page.locator('.localizer-button:visible').last());
      await hand.click(page.locator('.popup__content, .popup-button-list').getByText(/Ingl/).first());
      await page.waitForURL(/locale=en/);
      await expect(page.locator('#field-alt')).not.toHaveValue(inPortuguese);
      await hand.write(page.locator('#field-alt'), inEnglish);
      await hand.click(page.locator('#action-save'));
      await isSaved(hand);
    },
  },
  {
    ...{ name: 'Say what of a picture must stay in sight', from: start, open: openPicture, plainWay: 'replaced' },
    async walk(hand) {
      await hand.click(hand.page.locator('.focal-point__picture'));
      await hand.page.locator('.focal-point__mark[data-set]').waitFor();
      await hand.click(hand.page.locator('#action-save'));
      await isSaved(hand);
    },
  },
];
