import { isLocale, otherLocale } from '@clinic/core/kernel/locale';
import { type CollectionAfterChangeHook, isolateObjectProperty, type TextField } from 'payload';
import { label } from '../language/label.ts';

const otherAlt = 'alt_outra_lingua';

/**
 * What a picture shows, in the language that the form is not in. A drawer in which a picture is uploaded has no switch for the language,
 * and a page is not published before both are there: so both are asked for at once. It is stored where the other language has it.
 */
export const altInOtherLanguage = (): TextField => ({
  name: otherAlt,
  type: 'text',
  virtual: true,
  maxLength: 250,
  label: label('Texto alternativo na outra língua', 'Alternative text in the other language'),
  admin: { components: { Field: '/media/other-alt-field.tsx#OtherAltField' } },
});

/** In the transaction of the save: both or none. */
export const keepOtherAlt: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  const typed: unknown = data[otherAlt];
  if (typeof typed !== 'string' || typed.trim() === '') return doc;
  const inOther = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'file']);
  // The file belongs to the save at hand; a second look at it would store it twice.
  delete inOther.file;
  const locale = otherLocale(isLocale(req.locale) ? req.locale : 'pt');
  await req.payload.update({
    collection: collection.slug as 'media',
    id: doc.id,
    locale,
    data: { alt: typed.trim() },
    depth: 0,
    overrideAccess: false,
    req: inOther,
  });
  return doc;
};
