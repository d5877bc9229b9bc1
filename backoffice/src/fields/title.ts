import { isLocale, otherLocale } from '@clinic/core/kernel/locale';
import type { CollectionSlug, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';
import { type Label, label, labelIn } from '../language/label.ts';

const missing = label(
  'Indique o título. Só pode ficar vazio se o documento existir na outra língua: nesse caso não existe nesta.',
  'Give a title. It may stay empty only if the document exists in the other language: then it does not exist in this one.',
);
const orphanSlug = label('Há endereço mas falta o título nesta língua.', 'There is an address but no title in this language.');

const validateTitle: TextFieldSingleValidation = async (value, { data, event, id, req, collectionSlug, path }) => {
  if (value?.trim()) return true;
  const slug = (data as { slug?: unknown }).slug;
  if (typeof slug === 'string' && slug !== '') return labelIn(req.i18n.language, orphanSlug);
  if (event === 'onChange') return true;
  const field = String(path.at(-1));
  return (
    (await existsInOtherLocale({ collectionSlug: collectionSlug as CollectionSlug | undefined, field, id, req })) ||
    labelIn(req.i18n.language, missing)
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

type Place = { collectionSlug: CollectionSlug | undefined; field: string; id: number | string | undefined; req: PayloadRequest };

/** Reads the newest version in all languages straight from the database: the Local API would change the request's own language. */
async function existsInOtherLocale({ collectionSlug, field, id, req }: Place): Promise<boolean> {
  const locale = req.locale ?? undefined;
  if (!collectionSlug || id === undefined || !isLocale(locale)) return false;
  const found = await req.payload.db.queryDrafts<Record<string, unknown> & { id: number }>({
    collection: collectionSlug,
    limit: 1,
    req,
    where: { parent: { equals: id } },
  });
  const inLocales = found.docs[0]?.[field];
  return typeof inLocales === 'object' && inLocales !== null && Boolean(new Map(Object.entries(inLocales)).get(otherLocale(locale)));
}
