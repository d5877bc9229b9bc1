import { expect, type Page } from '@playwright/test';

/** Whether whoever works with the keys sees where they are: the focused element is on the screen, on top, and looks other than at rest. */
export const focusSeen = (page: Page): Promise<{ what: string; isSeen: boolean }> =>
  page.evaluate(async () => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { what: 'nothing', isSeen: false };
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    // A radio or tick may be drawn by the label around it.
    const drawn = [element, ...(element.closest('label')?.querySelectorAll<HTMLElement>('*') ?? []), element.closest('label')];
    const look = () =>
      drawn.map((each) => {
        if (!each) return '';
        const { outline, outlineColor, boxShadow, borderColor, backgroundColor, textDecorationLine } = getComputedStyle(each);
        return [outline, outlineColor, boxShadow, borderColor, backgroundColor, textDecorationLine].join(' ');
      });
    const focused = look().join('|');
    const box = element.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    element.blur();
    const atRest = look().join('|');
    element.focus({ preventScroll: true });
    return { what: element.outerHTML.slice(0, 160), isSeen: isOnScreen && focused !== atRest };
  });

/** Presses Tab until the control has the focus, and looks at every stop on the way whether it can be seen. */
export async function tabInSight(page: Page, selector: string, most = 160): Promise<void> {
  for (let step = 0; step < most; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
    const { what, isSeen } = await focusSeen(page);
    expect(isSeen, `the focus on ${what}`).toBe(true);
  }
  throw new Error(`no Tab leads to ${selector}`);
}
