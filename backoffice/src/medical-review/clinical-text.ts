import type { Passage } from '@clinic/core/medical-review/passage';
import type { Field } from 'payload';
import { leavesOf } from '../publish-rules/leaves-of.ts';
import type { Leaf } from '../publish-rules/publish-rule.ts';
import { richTextWords } from './rich-text-words.ts';

/**
 * What says nothing about illness or care: where a page lies and what leads elsewhere, when and by whom it is published, how it is found,
 * where the invitation to book leads. Everything else counts, so that a field of tomorrow is read by a doctor, too.
 */
const notClinical = [
  /(?:^|\.)(?:id|blockName|slug|href|ancora)$/,
  // An outside quiz is what its address shows, and the sections of a page stand in the order of their numbers.
  /^(?!blocos\.\d+\.)(?:.*\.)?(?:url|ordem)$/,
  /^blocos\.\d+\.(?:cta_url|cta_align|heading_tag|heading_style|background|klass|image_right|notBanner)$/,
  /^(?:_status|deletedAt|createdAt|updatedAt|publicar_em|retirar_em|publicar_em_tz|retirar_em_tz|ato_abrangido|guardado_por|agendamento|revisao)$/,
  /^(?:assinatura|revisor|data_revisao|tema_medico|autor|data_publicacao|tipo|categoria|destaque|relacionados)$/,
  /^(?:seccao|landing_page|quizz?|meta\..*|(?:destaque_)?cta_url)$/,
];

/** Fields without a value of their own. */
export const silent = new Set(['ui', 'join']);

const numbersIn = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'number' ? `n.º ${one}` : JSON.stringify(one))).join(', ');

export function textOfLeaf({ field, value }: Leaf): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.type) {
    case 'richText':
      return richTextWords(value);
    case 'relationship':
    case 'upload':
      return Array.isArray(value) && value.length === 0 ? '' : numbersIn(value);
    default:
      return typeof value === 'string' ? value.trim() : JSON.stringify(value);
  }
}

/** A value as words, with the way an editor takes to it. */
export function toPassage({ path, place, locale }: Leaf, text: string): Passage {
  const way = (language: 'pt' | 'en') =>
    place
      .map((name) => name[language])
      .filter(Boolean)
      .join(' › ');
  return { path, locale, place: { pt: way('pt'), en: way('en') }, text };
}

/** The medical text of a document that was read in all languages: what a doctor signs. */
export const clinicalText = (fields: Field[], document: Record<string, unknown>): Passage[] =>
  [...leavesOf(fields, document)].flatMap((leaf) => {
    if (silent.has(leaf.field.type) || notClinical.some((pattern) => pattern.test(leaf.path))) return [];
    const text = textOfLeaf(leaf);
    return text === '' ? [] : [toPassage(leaf, text)];
  });
