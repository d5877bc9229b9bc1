import { isLocale, otherLocale } from '@clinic/core/kernel/locale';
import { isolateObjectProperty, type Validate } from 'payload';
import { label } from '../language/label.ts';
import type { PublishError, PublishRule } from './publish-rule.ts';
import { inSpoken } from './spoken-language.ts';

const checked = new Set(['text', 'textarea', 'richText']);

/**
 * Payload checks only the language being saved, but publishes both: what was saved as a draft in the other one,
 * unchecked, passes the checks of its fields here. That holds lengths, addresses, slugs and texts.
 */
export const otherLanguageRule: PublishRule = async ({ id, leaves, req, slug }) => {
  const saved = req.locale ?? undefined;
  if (!isLocale(saved)) return [];
  const locale = otherLocale(saved);
  const inOther = isolateObjectProperty(req, 'locale');
  inOther.locale = locale;
  const ofDocument = leaves.filter((leaf) => !leaf.path.includes('.') && (leaf.locale === locale || leaf.locale === null));
  const data = Object.fromEntries(ofDocument.map(({ path, value }) => [path, value]));
  const refusals: PublishError[] = [];
  for (const { field, path, place, locale: spoken, value } of leaves) {
    if (spoken !== locale || !checked.has(field.type) || !('validate' in field)) continue;
    const context = {
      collectionSlug: slug,
      data,
      event: 'submit',
      id,
      operation: 'update',
      path: path.split('.'),
      req: inOther,
      siblingData: data,
    };
    const verdict = await (field.validate as Validate)(value, { ...field, ...context } as never);
    if (verdict === true) continue;
    refusals.push({ path, place, message: label(`${inSpoken[locale].pt}: ${verdict}`, `${inSpoken[locale].en}: ${verdict}`) });
  }
  return refusals;
};
