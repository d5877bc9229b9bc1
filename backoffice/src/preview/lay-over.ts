import type { Locale } from '@clinic/core/kernel/locale';
import type { Block, Field } from 'payload';

type Values = Record<string, unknown>;

const valuesIn = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});
const rowsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.map(valuesIn) : []);

/**
 * A document that was read in all languages, with what stands in a form in one of them: the other language stays. Rows are known by their
 * id. Where a page lies and whether it is published is decided by saving.
 */
export function layOver(fields: Field[], document: Values, typed: Values, locale: Locale): Values {
  const laid: Values = { ...document };
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs)
        if ('name' in tab && tab.name)
          laid[tab.name] = layOver(tab.fields, valuesIn(document[tab.name]), valuesIn(typed[tab.name]), locale);
        else Object.assign(laid, layOver(tab.fields, laid, typed, locale));
    } else if (field.type === 'row' || field.type === 'collapsible') Object.assign(laid, layOver(field.fields, laid, typed, locale));
    else if ('name' in field && field.name && field.name in typed && !settledBySaving.has(field.name))
      laid[field.name] = ofNamed(field as Field & { name: string }, document[field.name], typed[field.name], locale);
  }
  return laid;
}

const settledBySaving = new Set(['slug', 'seccao', 'rota', '_status', 'updatedAt', 'createdAt', 'deletedAt', 'guardado_por']);

function ofNamed(field: Field & { name: string }, before: unknown, typed: unknown, locale: Locale): unknown {
  if (field.type === 'group') return layOver(field.fields, valuesIn(before), valuesIn(typed), locale);
  if ('localized' in field && field.localized) return { ...valuesIn(before), [locale]: typed };
  if (field.type === 'array') return ofRows(rowsIn(before), rowsIn(typed), () => field.fields, locale);
  if (field.type === 'blocks') return ofRows(rowsIn(before), rowsIn(typed), (row) => fieldsOfBlock(field.blocks, row), locale);
  return typed;
}

const fieldsOfBlock = (blocks: Block[], row: Values): Field[] => blocks.find(({ slug }) => slug === row['blockType'])?.fields ?? [];

function ofRows(before: Values[], typed: Values[], fieldsOf: (row: Values) => Field[], locale: Locale): Values[] {
  const known = new Map(before.map((row) => [row['id'], row]));
  return typed.map((row) => {
    const { id, blockType } = row;
    const kept = known.get(id) ?? {};
    return { ...layOver(fieldsOf(row), kept, row, locale), ...(id === undefined ? {} : { id }), ...(blockType ? { blockType } : {}) };
  });
}
