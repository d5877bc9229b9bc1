import { expect, type JSHandle, type Page } from '@playwright/test';

/** Whether whoever works with the keys sees where they are: the focused element is on the screen, on top, and looks other than at rest. */
export const focusSeen = (page: Page): Promise<{ what: string; isSeen: boolean }> =>
  page.evaluate(async () => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { what: 'nothing', isSeen: false };
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    // A radio or tick may be drawn by the label around it.
    const drawn = [element, ...(element.closest('label')?.querySelectorAll<HTMLElement>('*') ?? []), element.closest('label')];
    // A frame may be drawn by what the style sheet puts before or after it.
    const styles = drawn.flatMap((each) => (each ? ['', '::before', '::after'].map((part) => [each, part] as const) : []));
    const look = () =>
      styles.map(([each, part]) => {
        const { content, outline, boxShadow, border, backgroundColor, textDecorationLine } = getComputedStyle(each, part);
        return part && content === 'none' ? '' : [outline, boxShadow, border, backgroundColor, textDecorationLine].join(' ');
      });
    const focused = look().join('|');
    const box = element.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    element.blur();
    const atRest = look().join('|');
    element.focus({ preventScroll: true });
    const fault = isOnScreen ? 'looks as at rest' : `is not on the screen (${[box.left, box.top, box.right, box.bottom].map(Math.round)})`;
    const isSeen = isOnScreen && focused !== atRest;
    return { what: `${element.outerHTML.slice(0, 160)}${isSeen ? '' : ` ${fault}`}`, isSeen };
  });

/** A date has a stop for its day, month and year each: to look at it again would put the focus back on its first. */
const isStillThere = (page: Page, before: JSHandle): Promise<boolean> =>
  page.evaluate((element) => element === document.activeElement && element instanceof HTMLInputElement, before);

/** Presses Tab until the control has the focus, and looks at every stop on the way whether it can be seen. */
export async function tabInSight(page: Page, selector: string, most = 160): Promise<void> {
  for (let step = 0; step < most; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    if (await isStillThere(page, before)) continue;
    const { what, isSeen } = await focusSeen(page);
    expect(isSeen, `the focus on ${what}`).toBe(true);
  }
  throw new Error(`no Tab leads to ${selector}`);
}
