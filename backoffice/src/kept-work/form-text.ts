import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Passage } from '@clinic/core/medical-review/passage';
import type { Field } from 'payload';
import { silent, textOfLeaf, toPassage } from '../medical-review/clinical-text.ts';
import { leavesOf } from '../publish-rules/leaves-of.ts';
import type { Leaf } from '../publish-rules/publish-rule.ts';

/** What nobody types: names of rows, times and states that are kept by themselves, what is known of a file from its bytes. */
const notTyped = [
  /(?:^|\.)(?:id|blockName)$/,
  /^(?:_status|deletedAt|createdAt|updatedAt|guardado_por|publicar_em_tz|retirar_em_tz)$/,
  /^(?:filename|mimeType|filesize|width|height|focalX|focalY|url|thumbnailURL|sizes\..*)$/,
];

function wordsOf(leaf: Leaf): string {
  const { field, value } = leaf;
  if (value === false || value === null || value === undefined || value === '') return '';
  if (value === true) return 'sim';
  if (field.type === 'date') {
    const at = new Date(String(value));
    if (Number.isNaN(at.getTime())) return '';
    const { day, time } = inLisbon(at);
    return `${day.split('-').toReversed().join('/')}, ${time}`;
  }
  if (field.type === 'select' || field.type === 'radio') {
    const chosen = field.options.find((one) => (typeof one === 'string' ? one : one.value) === value);
    const said = typeof chosen === 'object' ? (chosen.label as string | { pt?: string }) : chosen;
    return (typeof said === 'object' ? said.pt : said) ?? String(value);
  }
  return textOfLeaf(leaf);
}

const isTyped = ({ field, path }: Leaf): boolean => !silent.has(field.type) && !notTyped.some((pattern) => pattern.test(path));

const passagesIn = (leaves: Iterable<Leaf>): Passage[] =>
  [...leaves].filter(isTyped).flatMap((leaf) => {
    const text = wordsOf(leaf);
    return text === '' ? [] : [toPassage(leaf, text)];
  });

/** What a form says, as it was typed in one language. */
export const textOfForm = (fields: Field[], body: Record<string, unknown>, only: Locale): Passage[] =>
  passagesIn(leavesOf(fields, body, { path: '', place: [], only }));

/** What the same form would show of a document that was read in all languages. */
export const textOfDocument = (fields: Field[], document: Record<string, unknown>, only: Locale): Passage[] =>
  passagesIn(leavesOf(fields, document)).filter(({ locale }) => locale === null || locale === only);
