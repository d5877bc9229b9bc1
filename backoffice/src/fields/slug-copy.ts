import { locales } from '@clinic/core/kernel/locale';
import type { FieldHook } from 'payload';
import { longestSlug } from './slug-format.ts';

const roomForEnding = 12;

/** A copy stands beside its original, and beside earlier copies, in either language and also while one of them lies in the trash. */
export const slugOfCopy: FieldHook = async ({ collection, req, value }) => {
  if (typeof value !== 'string' || !collection) return value;
  const stem = value.slice(0, longestSlug - roomForEnding).replace(/-+$/, '');
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? `${stem}-copia` : `${stem}-copia-${number}`;
    const where = { or: locales.map((locale) => ({ [`slug.${locale}`]: { equals: slug } })) };
    const { totalDocs } = await req.payload.db.count({ collection: collection.slug, req, where });
    if (totalDocs === 0) return slug;
  }
};
