import type { Page } from '@playwright/test';

export type FocusStep = { what: string; hidden: boolean };

/** Tabs through a whole page and notes each stop, and whether something else lies over it or it is off the screen. */
export async function focusTrail(page: Page, longest = 150): Promise<FocusStep[]> {
  const trail: FocusStep[] = [];
  for (let step = 0; step < longest; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // A bar that slides out of the way is given its time.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const box = element.getClientRects()[0];
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const seen = hit && (element.contains(hit) || hit.contains(element));
      return { what: element.outerHTML.slice(0, 120), hidden: !seen };
    });
    if (!stop) break;
    trail.push({ what: stop.what, hidden: stop.hidden });
  }
  return trail;
}
