import type { Page } from '@playwright/test';

/** Something a member of staff can read or hear, and where it stands in the page. */
export type Said = { text: string; place: string };

/** All that a page says: what is written, read aloud, shown beside the pointer or in an empty field; also in menus that are still closed. */
export const readWords = (page: Page): Promise<Said[]> =>
  page.evaluate(() => {
    // What people wrote themselves (also as the name of a file or an address), and what is written in another language and says so.
    const others = [
      ...['script', 'style', 'noscript', 'template', 'textarea', '[contenteditable="true"]', '[lang|="en"]', 'code', 'iframe'],
      ...['.cell-slug', '.cell-filename', '.cell-palavras', '.overview__you strong'],
      // The texts of both languages that two versions differ in, and how guidelines in English are called.
      ...['.html-diff', '[id^="field-referencias"] .row-title'],
      ...(location.pathname.includes('/sinonimos/') ? ['.doc-header__title', '.step-nav__last', '.multi-value'] : []),
    ].join();
    // What was typed into the search, as it was typed; and the name of the row that a button is for.
    const isQuoted = (text: string) => /^«[^»]*»$/.test(text);
    const withoutRow = (text: string) => text.replace(/^(Escolher|Mudar de lugar|Mais ações): .*/s, '$1');
    const placeOf = (element: Element) => {
      const { tagName, id, className } = element;
      return `${tagName.toLowerCase()}${id ? `#${id}` : ''}.${String(className).split(' ')[0]}`;
    };
    const said: { text: string; place: string }[] = [{ text: document.title, place: 'title' }];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, element] = [node.textContent?.trim() ?? '', node.parentElement];
      if (text && element && !element.closest(others) && !isQuoted(text)) said.push({ text, place: placeOf(element) });
    }
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const text = withoutRow(element.getAttribute(name)?.trim() ?? '');
        const isTheirs = element.closest(name === 'title' || element.matches('.multi-value, .multi-value *') ? others : '[lang|="en"]');
        if (text && !isTheirs) said.push({ text, place: `${placeOf(element)} ${name}` });
      }
    for (const button of document.body.querySelectorAll<HTMLInputElement>('input[type=submit], input[type=button], input[type=reset]'))
      if (button.value) said.push({ text: button.value, place: placeOf(button) });
    return said;
  });
