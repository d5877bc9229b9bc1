import { pageKinds } from '../page-kinds.ts';

export type MeasuredPage = { kind: string; path: string; unlisted?: boolean };

/** Also measured in English: pages whose texts differ in length between the languages. */
const alsoInEnglish = new Set(['home', 'treatment']);

/** Lighthouse takes an answer of 404 for a mistake, and its console for another. */
const measurable = pageKinds.filter(({ missing = false }) => !missing);

export const pagesToMeasure: MeasuredPage[] = measurable.flatMap(({ kind, pt, en, unlisted = false }) => [
  { kind, path: pt, unlisted },
  ...(en && alsoInEnglish.has(kind) ? [{ kind: `${kind}, English`, path: en, unlisted }] : []),
]);
