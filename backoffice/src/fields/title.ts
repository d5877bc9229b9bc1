import type { CollectionSlug, TextField, TextFieldSingleValidation } from 'payload';
import { inLanguage, type Label, label } from '../language/label.ts';
import { existsInOtherLocale } from './exists-in-other-locale.ts';

const missing = label(
  'Indique o título. Só pode ficar vazio se o documento existir na outra língua: nesse caso não existe nesta.',
  'Give a title. It may stay empty only if the document exists in the other language: then it does not exist in this one.',
);
const orphanSlug = label('Há endereço mas falta o título nesta língua.', 'There is an address but no title in this language.');

const validateTitle: TextFieldSingleValidation = async (value, { data, event, id, req, collectionSlug, path }) => {
  if (value?.trim()) return true;
  const slug = (data as { slug?: unknown }).slug;
  if (typeof slug === 'string' && slug !== '') return inLanguage(req.i18n.language, orphanSlug);
  if (event === 'onChange') return true;
  const field = String(path.at(-1));
  return (
    (await existsInOtherLocale({ collectionSlug: collectionSlug as CollectionSlug | undefined, field, id, req })) ||
    inLanguage(req.i18n.language, missing)
  );
};

/** Empty in a language means that the document does not exist in that language. */
export const title = (name: 'titulo' | 'nome' = 'titulo', fieldLabel: Label = label('Título', 'Title')): TextField => ({
  name,
  type: 'text',
  localized: true,
  label: fieldLabel,
  maxLength: 200,
  validate: validateTitle,
});
