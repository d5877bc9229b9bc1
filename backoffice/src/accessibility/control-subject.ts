/** Marks that stand in a label beside its words: that the field must be filled in, and in which language it is. */
const marks = '.required, .localized, .tooltip, [aria-hidden="true"]';

/** The words of an element as they are read, without marks. */
export function wordsOn(element: Element | null | undefined): string {
  if (!element) return '';
  let words = element.textContent ?? '';
  for (const mark of element.querySelectorAll(marks)) words = words.replace(mark.textContent ?? '', ' ');
  return words.replace(/\s+/g, ' ').trim();
}

/** The label of the field around it; a group without one must not take the label of its first field. */
function fieldLabel(control: Element): string {
  for (let field = control.closest('.field-type'); field; field = field.parentElement?.closest('.field-type') ?? null)
    for (const label of field.querySelectorAll('.field-label')) if (label.closest('.field-type') === field) return wordsOn(label);
  return '';
}

const first = (place: Element | null, selector: string): string => wordsOn(place?.querySelector(selector));

/** What a control is about, told by what stands around it: its row, the button beside it, its field, what is chosen in it. */
export const aboutWhat = (control: Element): string =>
  first(control.closest('tbody tr'), 'a[href], td:not(.cell-_select)') ||
  first(control.closest('.collapsible__toggle-wrap'), '.collapsible__header-wrap') ||
  first(control.closest('.btn--withPopup'), '.btn__label') ||
  first(control.closest('.timezone-picker-wrapper'), '.field-label') ||
  fieldLabel(control) ||
  first(control.closest('.react-select'), '.rs__placeholder, .rs__single-value');
