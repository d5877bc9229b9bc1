import type { Passage } from './passage.ts';

/** `before` is empty where the passage is new, `after` where it was taken out. */
export type ChangedPassage = Omit<Passage, 'text'> & { before: string; after: string };

const keyOf = ({ path, locale }: Passage): string => `${path} ${locale ?? ''}`;

/** What somebody who has read `signed` must read to know `current`, in the order of the page; what was taken out comes last. */
export function changedPassages(signed: Passage[], current: Passage[]): ChangedPassage[] {
  const known = new Map(signed.map((passage) => [keyOf(passage), passage.text]));
  const kept = new Set(current.map(keyOf));
  const gone = signed.filter((passage) => !kept.has(keyOf(passage)));
  return [
    ...current.map(({ text, ...where }) => ({ ...where, before: known.get(keyOf({ ...where, text })) ?? '', after: text })),
    ...gone.map(({ text, ...where }) => ({ ...where, before: text, after: '' })),
  ].filter(({ before, after }) => before !== after);
}
