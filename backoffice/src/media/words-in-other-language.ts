import { isLocale, otherLocale } from '@clinic/core/kernel/locale';
import type { CollectionAfterChangeHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { followUpSave } from '../kept-work/follow-up-save.ts';
import { type Label, label, labelIn } from '../language/label.ts';

/** A line of a picture, and the field of the same form in which its words of the other language are typed. */
const twins = { alt: 'alt_outra_lingua', legenda: 'legenda_outra_lingua' } as const;
type Twin = keyof typeof twins;
type SingleText = Extract<TextField, { validate?: TextFieldSingleValidation }>;

/**
 * Words of a picture in the language that the form is not in. A drawer in which a picture is uploaded has no switch for the language,
 * and a page is not published before both are there: so both are asked for at once. They are stored where the other language has them.
 */
const inOtherLanguage = (of: Twin, name: Label, maxLength: number): SingleText => ({
  name: twins[of],
  type: 'text',
  virtual: true,
  maxLength,
  label: label(`${name.pt} na outra língua`, `${name.en} in the other language`),
  admin: {
    components: {
      Field: { path: '/media/other-language-field.tsx#OtherLanguageField', clientProps: { of, name, isRequired: of === 'alt' } },
    },
  },
});

const bothNeeded = label(
  'Escreva o texto alternativo nas duas línguas: sem isso a página que usa a imagem não se publica.',
  'Write the alternative text in both languages: a page that uses the picture is not published without.',
);

/** Only browsers say whence a page asks. A program that brings pictures along (`content/load`, the move-in) may translate later. */
const isFromForm = ({ headers }: PayloadRequest): boolean => headers.has('sec-fetch-site');

/** Of a picture that is new, a form in which nobody touched the field leaves it out. */
const validateOtherAlt: TextFieldSingleValidation = (value, options) => {
  const { operation, req, siblingData } = options;
  const hasCaption = Boolean((siblingData as Record<string, unknown>)[twins.legenda]);
  const isEmpty = typeof value === 'string' && value.trim() === '';
  const isLeftOut = (value === undefined || value === null) && isFromForm(req);
  const isNeeded = operation === 'create' ? isEmpty || isLeftOut : isEmpty && hasCaption;
  return isNeeded ? labelIn(req.i18n.language, bothNeeded) : text(value, options);
};

export const altInOtherLanguage = (): TextField => ({
  ...inOtherLanguage('alt', label('Texto alternativo', 'Alternative text'), 250),
  validate: validateOtherAlt,
});
export const captionInOtherLanguage = () => inOtherLanguage('legenda', label('Legenda', 'Caption'), 200);

/** An alternative text cannot be taken away, a caption can; what was not sent stays. */
function typedIn(data: Record<string, unknown>): Partial<Record<Twin, string>> {
  const { [twins.alt]: alt, [twins.legenda]: caption } = data;
  return {
    ...(typeof alt === 'string' && alt.trim() !== '' && { alt: alt.trim() }),
    ...(typeof caption === 'string' && { legenda: caption.trim() }),
  };
}

/** In the transaction of the save: both or none. The form learns the time of the second, with which it is saved the next time. */
export const keepOtherLanguage: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  const typed = typedIn(data);
  if (Object.keys(typed).length === 0) return doc;
  const { updatedAt } = await req.payload.update({
    collection: collection.slug as 'media',
    id: doc.id,
    locale: otherLocale(isLocale(req.locale) ? req.locale : 'pt'),
    data: typed,
    depth: 0,
    overrideAccess: false,
    ...followUpSave(req),
  });
  return { ...doc, updatedAt };
};
