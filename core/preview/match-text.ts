/** A field of a form, with its words. */
export type FieldText = { path: string; text: string };

/** As it is read: the breaks of a page and those of a form are not the same. */
export const asRead = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Shorter words stand in too many places. */
const telling = 8;

/**
 * The field that somebody means who points at a place on the page. `pointed`: the words there, then those of what lies around it, from the
 * inside out. Words that are just a field's own come first; then a field they are a part of, a paragraph of its text; then what begins a
 * whole section.
 */
export function fieldMeant(fields: FieldText[], pointed: string[]): string | null {
  const known = fields.map(({ path, text }) => ({ path, text: asRead(text) })).filter(({ text }) => text !== '');
  for (const words of pointed.map(asRead).filter(Boolean)) {
    const own = known.find(({ text }) => text === words);
    if (own) return own.path;
    if (words.length < telling) continue;
    const [around] = known.filter(({ text }) => text.includes(words)).toSorted((a, b) => a.text.length - b.text.length);
    if (around) return around.path;
    const [first] = known
      .filter(({ text }) => text.length >= telling && words.includes(text))
      .toSorted((a, b) => words.indexOf(a.text) - words.indexOf(b.text));
    if (first) return first.path;
  }
  return null;
}

/**
 * Which of the places on a page shows a field, as its number; -1 where none does. `places`: their words, each place before those inside it.
 * `wanted`: the words at the cursor, then those of the whole field.
 */
export function placeMeant(places: string[], wanted: string[]): number {
  const shown = places.map(asRead);
  for (const words of wanted.map(asRead).filter(Boolean)) {
    const own = shown.lastIndexOf(words);
    if (own >= 0) return own;
    if (words.length < telling) continue;
    // The innermost that has all of it; else the first piece of it.
    const around = shown.reduce(
      (best, text, index) => (text.includes(words) && (best < 0 || text.length <= (shown[best] ?? '').length) ? index : best),
      -1,
    );
    if (around >= 0) return around;
    const piece = shown.findIndex((text) => text.length >= telling && words.includes(text));
    if (piece >= 0) return piece;
  }
  return -1;
}
