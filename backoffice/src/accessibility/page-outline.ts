import { labelIn } from '../language/label.ts';
import { wordsOn } from './control-subject.ts';
import { placeWords } from './control-words.ts';

/** What Payload puts around a page: the header above, then the page in one or several parts. */
const frameParts = '.template-default__wrap > *';

const set = (element: Element, attribute: string, value: string): void => {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
};

/** Parts that were marked here. From one page to the next React keeps elements and makes others of them. */
const marked = new WeakSet<Element>();

function unmark(part: Element): void {
  if (!marked.delete(part)) return;
  part.removeAttribute('role');
  part.removeAttribute('aria-label');
}

/** Payload marks the middle of its forms and of nothing else, and leaves their title outside. */
function markParts(page: ParentNode, language: string): void {
  const parts = [...page.querySelectorAll(frameParts)];
  const middle = page.querySelector('main') ? undefined : parts.find((part) => part.querySelector('h1'));
  for (const part of parts) {
    const isTitle = part.matches('.doc-header') && part !== middle;
    if (!isTitle && part !== middle) {
      unmark(part);
      continue;
    }
    marked.add(part);
    set(part, 'role', isTitle ? 'region' : 'main');
    if (isTitle) set(part, 'aria-label', labelIn(language, placeWords.titleAndTabs));
    else part.removeAttribute('aria-label');
    // The head of a list is none of the page, which has one above.
    for (const head of part.querySelectorAll('header:not([role])')) head.setAttribute('role', 'none');
  }
}

function nameMenus(page: ParentNode, language: string): void {
  for (const path of page.querySelectorAll('nav.step-nav')) set(path, 'aria-label', labelIn(language, placeWords.path));
}

/** Payload calls a window by what programs call it; whoever listens hears its title. */
function nameWindows(page: ParentNode): void {
  for (const window of page.querySelectorAll('dialog[aria-label]')) {
    const title = wordsOn(window.querySelector('h1, h2, .drawer__header__title'));
    if (title) set(window, 'aria-label', title);
  }
}

/** What is marked as a list and holds no items. */
function unmarkLists(page: ParentNode): void {
  for (const list of page.querySelectorAll('ul:not([role]):has(> :not(li, script, template))')) list.setAttribute('role', 'group');
}

/** The level at which each heading stands, without one left out: under a first the next is a second, whatever it was written as. */
export function levelsWithoutGaps(written: number[]): number[] {
  const above: { written: number; level: number }[] = [];
  return written.map((each) => {
    while ((above.at(-1)?.written ?? 0) >= each) above.pop();
    const level = above.length === 0 ? each : Math.min(each, (above.at(-1)?.level ?? 0) + 1);
    above.push({ written: each, level });
    return level;
  });
}

function orderHeadings(page: ParentNode): void {
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const written = headings.map(({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levelsWithoutGaps(written).entries()) {
    const heading = headings[index];
    if (level === written[index]) heading?.removeAttribute('aria-level');
    else heading?.setAttribute('aria-level', String(level));
  }
}

export function outlinePage(page: ParentNode, language: string): void {
  markParts(page, language);
  nameMenus(page, language);
  nameWindows(page);
  unmarkLists(page);
  orderHeadings(page);
}
