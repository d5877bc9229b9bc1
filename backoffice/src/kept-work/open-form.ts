import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { CollectionSlug, Field, GlobalSlug, PayloadRequest } from 'payload';
import type { Subject } from '../publishing/published-documents.ts';

/** What stands for the number of a document that is not saved yet. */
export const unsavedDocument = 'novo';

/** A form of the back office: of a document, of one that does not exist yet, or of a page that exists once. */
export type OpenForm = { slug: string; document: string; fields: Field[]; subject: Subject | null };

/** The form that an address names, if whoever asks may save it. */
export async function savableFormOf(req: PayloadRequest): Promise<OpenForm | null> {
  const { slug = '', id = '' } = (req.routeParams ?? {}) as Record<string, string>;
  const { collections, globals } = req.payload.config;
  const global = globals.find((one) => one.slug === slug);
  if (global) {
    const may = id === slug && req.user && (await global.access.update({ req }));
    return may ? { slug, document: slug, fields: global.fields, subject: { global: slug as GlobalSlug } } : null;
  }
  // Neither accounts nor what Payload keeps for itself; and a right to some rows alone is none to this form.
  const collection = collections.find((one) => one.slug === slug && one.slug !== 'utilizadores' && !one.slug.startsWith('payload-'));
  if (!collection || !req.user || (await collection.access.update({ req })) !== true) return null;
  const form = { slug, document: id, fields: collection.fields };
  if (id === unsavedDocument) return { ...form, subject: null };
  return /^[1-9]\d{0,8}$/.test(id) ? { ...form, subject: { collection: slug as CollectionSlug, id: Number(id) } } : null;
}

export const localeIn = (value: unknown): Locale => locales.find((one) => one === value) ?? 'pt';
