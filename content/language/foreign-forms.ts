/** Words of the other side of an ocean: why they are not ours, and for each form (a regular expression) what we say. */
export type ForeignForms = { because: string; forms: Record<string, string> }[];

export type Offence = { found: string; say: string; because: string };

/** Every such form in a text. Most are right words elsewhere, or in another sense, so the dictionary lets them pass. */
export function foreignFormsIn(text: string, list: ForeignForms): Offence[] {
  return list.flatMap(({ because, forms }) =>
    Object.entries(forms).flatMap(([form, say]) => (text.match(wholeWords(form)) ?? []).map((found) => ({ found, say, because }))),
  );
}

const patterns = new Map<string, RegExp>();

function wholeWords(form: string): RegExp {
  const pattern = patterns.get(form) ?? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${form})(?![\\p{L}\\p{N}])`, hasCapitals(form) ? 'gu' : 'giu');
  patterns.set(form, pattern);
  return pattern;
}

/** A form written with capitals is meant so: “Me diga” begins a sentence, “ER” is a place. */
const hasCapitals = (form: string): boolean => /\p{Lu}/u.test(form.replaceAll('\\p{L}', ''));
