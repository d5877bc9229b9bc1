import { labelIn } from '../language/label.ts';
import { aboutWhat, wordsOn } from './control-subject.ts';
import { controlWords } from './control-words.ts';

const filledIn = 'input:not([type="hidden"], [type="submit"], [type="button"]), textarea, select, [role="textbox"], [role="combobox"]';
const pressed = 'button, a[href], [role="button"]';

/** What was given here may be given anew: in another language, or after a row has got another title. */
const given = new WeakMap<Element, string>();

/** Another element that names it; Payload lets the tick for all rows name itself. */
const isNamedByAnother = (control: Element): boolean =>
  (control.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .some((id) => id !== '' && id !== control.id && wordsOn(control.ownerDocument.getElementById(id)) !== '');

const hasLabel = (control: Element): boolean =>
  wordsOn(control.closest('label')) !== '' ||
  (control.id !== '' &&
    [...control.ownerDocument.querySelectorAll('label[for]')].some((label) => label.getAttribute('for') === control.id));

const saysItself = (control: Element): boolean =>
  wordsOn(control) !== '' || control.querySelector('[aria-label]:not([aria-label=""]), img[alt]:not([alt=""])') !== null;

function hasName(control: Element): boolean {
  const name = control.getAttribute('aria-label')?.trim();
  if (name) return name !== given.get(control);
  return isNamedByAnother(control) || (control.matches(filledIn) ? hasLabel(control) : saysItself(control));
}

/** “Limpar: Publicar em”; a field is called by its label alone. */
function nameFor(control: Element, language: string): string {
  const known = controlWords.find(([selector]) => control.matches(selector));
  return [known ? labelIn(language, known[1]) : '', aboutWhat(control)].filter(Boolean).join(': ');
}

/** Gives a name to every control that has none. */
export function nameControls(page: ParentNode, language: string): void {
  for (const control of page.querySelectorAll(`${filledIn}, ${pressed}`)) {
    if (hasName(control)) continue;
    const name = nameFor(control, language);
    if (!name || name === control.getAttribute('aria-label')) continue;
    given.set(control, name);
    control.setAttribute('aria-label', name);
  }
}
