import type { Page } from '@playwright/test';

type Timed = PerformanceEntry & { interactionId: number };

/** The longest time from a touch or key to the next picture, since the last question; the browser rounds to 8 ms. */
export async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Timed[]) if (entry.interactionId > 0) seen.push(entry.duration);
    });
    observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return async () => {
    // Entries are handed over after the picture they waited for.
    await page.waitForTimeout(250);
    return page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen.splice(0)));
  };
}

export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Of several tries: another process on the machine must not count as ours. */
export const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
