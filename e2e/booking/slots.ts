import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Page } from '@playwright/test';
import { dayInWords } from '../../site/app/components/date/date-words.ts';
import { bookingTexts, startsWith } from './words.ts';

/** Journeys run beside each other: each takes a time that no other takes, with whichever doctor. */
const given = new Set<string>();
const timeOf = (slot: string) => slot.slice(0, 16);
/** Two processes run them, and neither knows what the other took: they take times on different days. */
const parity = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 2;
const isOnOwnDay = (slot: string) => Number(slot.slice(8, 10)) % 2 === parity;

/** As `2026-11-17T10:40/203`, or without the doctor, out of a page that offers them. Far enough ahead that the visit may still be cancelled or moved. */
export function takeSlotFrom(html: string, daysAhead = 3): string {
  const soonest = addDays(inLisbon(new Date()).day, daysAhead);
  const offered = [...html.matchAll(/value="(\d{4}-\d\d-\d\dT\d\d:\d\d(?:\/\d+)?)"/g)].map(([, value = '']) => value);
  const free = offered.filter((value) => value >= soonest && !given.has(timeOf(value)));
  const slot = free.find(isOnOwnDay) ?? free[0];
  if (!slot) throw new Error(`no free slot among ${offered.length}`);
  given.add(timeOf(slot));
  return slot;
}

/** The page as the server sent it offers every day; once script runs, only the open one stands on it. */
export async function chooseFreeSlot(page: Page, locale: Locale): Promise<void> {
  const sent = await page.request.get(page.url());
  await chooseSlot(page, locale, takeSlotFrom(await sent.text()));
}

/** First the day, then the hour, which sends itself in the wizard and waits for a button where a visit is moved; without script the days stand one under the other and there is no button to open them. */
export async function chooseSlot(page: Page, locale: Locale, slot: string): Promise<void> {
  const [button, radio] = ['button', 'input'].map((kind) => `${kind}[name=slot][value="${slot}"]`);
  const hour = page.locator(`main :is(${button}, label:has(${radio}))`).last();
  if (!(await hour.isVisible())) {
    const day = page.getByRole('button', { name: startsWith(dayInWords(slot.slice(0, 10), locale)) });
    const more = page.getByRole('button', { name: bookingTexts[locale].components.slots.moreDays });
    while (!(await day.isVisible())) await more.click();
    await day.click();
  }
  await hour.click();
}

/** The hour of a slot, as the pages write it. */
export const hourOf = (slot: string): string => slot.slice(11, 16);
