import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { DocumentFields } from '../../content/fields.ts';
import type { ClinicDocument } from '../../content/read-documents.ts';
import { isReference } from '../../content/reference.ts';
import { valueAt } from '../../content/value-at.ts';
import { isInBothLanguages } from '../../content/words.ts';
import { demoPath, knownThere } from './fill-old-content.ts';

/** What must arrive of a document: `keys` names what comes along. A link to anything else leads to its address, other references are empty. */
export function expectedFields(document: ClinicDocument, documents: ClinicDocument[], keys: Map<string, string>): DocumentFields {
  const link = (fields: object, folder: string, locale: Locale) => {
    const key = keys.get(folder);
    if (key) return { ...fields, doc: { relationTo: folder.split('/')[0], value: { refersTo: key } } };
    return { linkType: 'custom', url: demoPath(documents, folder, locale), newTab: false };
  };
  const arrived = (value: unknown, locale: Locale): unknown[] => {
    if (isInBothLanguages(value)) return [Object.fromEntries(locales.map((one) => [one, arrived(value[one], one)[0] ?? null]))];
    if (isReference(value)) return [keys.get(value.refersTo)].flatMap((key) => (key ? [{ refersTo: key }] : []));
    if (Array.isArray(value)) return [value.flatMap((item) => arrived(item, locale))];
    if (typeof value !== 'object' || value === null) return [value];
    const target = valueAt(valueAt(value, 'doc'), 'value');
    if (isReference(target)) return [link(value, target.refersTo, locale)];
    return [Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, arrived(inner, locale)[0] ?? null]))];
  };
  return arrived(knownThere(document), 'pt')[0] as DocumentFields;
}
