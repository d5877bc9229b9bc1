import type { Locator, Page } from '@playwright/test';

export type Effort = { clicks: number; keys: number; seconds: number };
export type Hand = ReturnType<typeof createHand>;

/** Does what a person does, and counts it: clicks, and keys beyond the words that are typed. */
export function createHand(page: Page) {
  let [clicks, keys] = [0, 0];
  const startedAt = performance.now();
  return {
    page,
    async click(what: Locator): Promise<void> {
      clicks++;
      await what.click();
    },
    async press(key: string): Promise<void> {
      keys++;
      await page.keyboard.press(key);
    },
    /** Into the field that has the focus. */
    type: (words: string): Promise<void> => page.keyboard.type(words),
    /** A field is clicked before anything can be typed into it. */
    async write(field: Locator, words: string): Promise<void> {
      clicks++;
      await field.click();
      await field.fill(words);
    },
    /** A list of choices is opened and one of them clicked. */
    async choose(field: Locator, choice: { label: string } | { index: number }): Promise<void> {
      clicks += 2;
      await field.selectOption(choice);
    },
    /** One click, however often it must be repeated: a page that has just come does not hear the first on a busy machine, and is only slow. */
    async chooseFile(button: Locator, file: string): Promise<void> {
      clicks++;
      for (let tries = 0; tries < 10; tries++) {
        const opened = page.waitForEvent('filechooser', { timeout: 3_000 }).catch(() => null);
        await button.click();
        const chooser = await opened;
        if (chooser) return chooser.setFiles(file);
      }
      throw new Error('no file could be chosen');
    },
    spent: (): Effort => ({ clicks, keys, seconds: (performance.now() - startedAt) / 1000 }),
  };
}
