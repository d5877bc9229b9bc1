/** The field, or the row of a list, that an element of the form belongs to, by its path. */
export function pathAround(element: Element): string | null {
  const rich = element.closest<HTMLElement>('[data-field-path]')?.dataset['fieldPath'];
  if (rich) return rich;
  const input = element.closest('[id^="field-"]')?.id ?? element.closest('.field-type')?.querySelector('[id^="field-"]')?.id;
  const row = element.closest('[id*="-row-"]')?.id;
  // The head of a row lies in the field of its list.
  if (row && (!input || input.slice('field-'.length).split('__').length <= row.split('-').length - 2))
    return row.replace('-row-', '-').replaceAll('-', '.');
  return input ? input.slice('field-'.length).replaceAll('__', '.') : null;
}

/** The words right where the cursor is: a paragraph of a long text. */
export const wordsAt = (element: Element): string =>
  element.closest('[contenteditable=true]') ? (element.closest('p, h2, h3, h4, li, blockquote')?.textContent ?? '') : '';
