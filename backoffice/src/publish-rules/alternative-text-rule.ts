import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';
import { label } from '../language/label.ts';
import { nodesOf } from '../rich-text/rich-text-node.ts';
import type { Leaf, PublishRule } from './publish-rule.ts';
import { inSpoken } from './spoken-language.ts';

type Picture = { id: number; filename?: string | null; deletedAt?: unknown; alt?: Partial<Record<Locale, string | null>> | null };

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');

/** The pictures that a value shows. */
export const picturesIn = ({ field, value }: Leaf): number[] => {
  if (field.type === 'upload' && field.relationTo === 'media') return numbers(value);
  if (field.type !== 'richText') return [];
  return [...nodesOf(value)].filter(({ type }) => type === 'upload').flatMap((node) => numbers(node.value));
};

async function readPictures(req: PayloadRequest, ids: number[]): Promise<Picture[]> {
  const select = { filename: true, alt: true, deletedAt: true } as const;
  const { docs } = await req.payload.db.find<Picture>({
    collection: 'media',
    limit: 0,
    pagination: false,
    req,
    select,
    where: { id: { in: ids } },
  });
  return docs;
}

const message = (name: string, locale: Locale) => {
  const { pt, en } = inSpoken[locale];
  return label(
    `A imagem «${name}» não tem texto alternativo ${pt}. Escreva-o na imagem.`,
    `The picture “${name}” has no alternative text ${en}. Write it on the picture.`,
  );
};

const inTrash = (name: string) =>
  label(
    `A imagem «${name}» está no lixo. Reponha-a ou escolha outra.`,
    `The picture “${name}” is in the trash. Restore it or choose another.`,
  );

/** A picture serves pages in both languages, so it needs words in both. */
export const alternativeTextRule: PublishRule = async ({ leaves, req }) => {
  const used = leaves.flatMap((leaf) => picturesIn(leaf).map((id) => ({ id, leaf })));
  if (used.length === 0) return [];
  const pictures = await readPictures(req, [...new Set(used.map(({ id }) => id))]);
  return pictures.flatMap(({ id, filename, alt, deletedAt }) => {
    const place = used.find((use) => use.id === id)?.leaf;
    if (place && deletedAt) return [{ path: place.path, place: place.place, message: inTrash(filename ?? String(id)) }];
    const silent = locales.filter((locale) => !alt?.[locale]?.trim());
    return place
      ? silent.map((locale) => ({ path: place.path, place: place.place, message: message(filename ?? String(id), locale) }))
      : [];
  });
};
