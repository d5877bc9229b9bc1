import { isLocale } from '@clinic/core/kernel/locale';
import type { CollectionSlug, FieldHook, TextField, TextFieldSingleValidation } from 'payload';
import { label, labelIn } from '../language/label.ts';
import { notProse } from './not-prose.ts';
import { slugOfCopy } from './slug-copy.ts';
import { isSlug, toSlug } from './slug-format.ts';
import { isSlugReserved } from './slug-reserved.ts';
import { slugHolder } from './slug-taken.ts';

const wrongFormat = label(
  'Use só letras minúsculas sem acentos, algarismos e hífenes: «cancro-da-prostata».',
  'Use only lower-case letters without accents, digits and hyphens: “prostate-cancer”.',
);
const taken = label('Outro documento já tem este endereço nesta língua.', 'Another document already has this address in this language.');

const takenInTrash = label(
  'Um documento no lixo tem este endereço nesta língua. Reponha-o, elimine-o de vez ou escolha outro endereço.',
  'A document in the trash has this address in this language. Restore it, delete it for good, or choose another address.',
);
const reserved = label('O site já tem uma página sua neste endereço.', 'The site already has a page of its own at this address.');

type SlugOptions = { titleField?: 'titulo' | 'nome'; parentField?: string };

const fillFromTitle =
  (titleField: string): FieldHook =>
  ({ value, siblingData }) => {
    const title: unknown = siblingData[titleField];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    return typeof title === 'string' && title.trim() !== '' ? toSlug(title) : value;
  };

const validateSlug =
  (parentField: string | undefined): TextFieldSingleValidation =>
  async (value, { collectionSlug, data, event, id, req }) => {
    if (!value) return true;
    if (!isSlug(value)) return labelIn(req.i18n.language, wrongFormat);
    if (isLocale(req.locale) && collectionSlug && isSlugReserved(collectionSlug, req.locale, value))
      return labelIn(req.i18n.language, reserved);
    if (event === 'onChange' || !collectionSlug) return true;
    const parent = parentField ? { field: parentField, id: (data as Record<string, unknown>)[parentField] } : null;
    const holder = await slugHolder({ collectionSlug: collectionSlug as CollectionSlug, id, parent, req, slug: value });
    return holder === null || labelIn(req.i18n.language, holder.deletedAt ? takenInTrash : taken);
  };

/** A document's place in the address, per language. The database holds it unique, except below a parent, where only the rule does. */
export const slug = ({ titleField = 'titulo', parentField }: SlugOptions = {}): TextField => ({
  name: 'slug',
  type: 'text',
  localized: true,
  ...notProse,
  index: true,
  ...(parentField ? {} : { unique: true }),
  label: label('Endereço', 'Address'),
  admin: {
    position: 'sidebar',
    description: label(
      'A última parte do endereço da página. Vazio: faz-se a partir do título.',
      'The last part of the page address. Empty: made from the title.',
    ),
  },
  hooks: {
    beforeValidate: [fillFromTitle(titleField)],
    beforeDuplicate: [slugOfCopy],
  },
  validate: validateSlug(parentField),
});
