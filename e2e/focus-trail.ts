import type { Page } from '@playwright/test';

export type FocusStep = { what: string; hidden: boolean };

/** Records the tab order of a whole page, and whether each focused element is obscured or off the screen. */
export async function focusTrail(page: Page, longest = 150): Promise<FocusStep[]> {
  const trail: FocusStep[] = [];
  for (let step = 0; step < longest; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // Waits for animations, such as a bar that slides away.
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
