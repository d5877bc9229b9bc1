import { pageKinds } from '../page-kinds.ts';

export type MeasuredPage = { kind: string; path: string; unlisted?: boolean };

/** Where the other language has other words to fit, or the longer ones. */
const alsoInEnglish = new Set(['home', 'treatment']);

export const pagesToMeasure: MeasuredPage[] = pageKinds.flatMap(({ kind, pt, en, unlisted = false }) => [
  { kind, path: pt, unlisted },
  ...(en && alsoInEnglish.has(kind) ? [{ kind: `${kind}, English`, path: en, unlisted }] : []),
]);
