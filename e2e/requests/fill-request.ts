import type { Locale } from '@clinic/core/kernel/locale';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { expect, type Page } from '@playwright/test';
import { onLabel } from '../booking/wizard.ts';
import { requestTexts } from './answers.ts';

/** Types what a person types; the date is chosen in the calendar. */
export async function fillRequest(page: Page, answers: Record<string, string>): Promise<void> {
  const { exam, gender, when, subject, preferredDate, consent: _, ...typed } = answers;
  if (exam) await page.locator('select[name=exam]').selectOption({ index: 1 });
  if (subject) await page.locator('select[name=subject]').selectOption(subject);
  for (const [name, choice] of Object.entries({ gender, when })) {
    if (choice) await page.locator(`input[name=${name}][value=${choice}]`).check(onLabel);
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
  if (preferredDate) {
    await page.locator('button#preferredDate').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /, \d{1,2} /, disabled: false })
      .nth(3)
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.locator('input[name=consent]').check(onLabel);
}

export const pressSend = (page: Page, locale: Locale, kind: RequestKind) =>
  page.getByRole('button', { name: requestTexts[locale].forms[kind].submit, exact: true }).click();
