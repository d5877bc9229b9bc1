import { clinicalDigest, type Passage } from '@clinic/core/medical-review/passage';
import type { Field, Payload, PayloadRequest } from 'payload';
import { type Label, label } from '../language/label.ts';
import { picturesIn } from '../publish-rules/alternative-text-rule.ts';
import { leavesOf } from '../publish-rules/leaves-of.ts';
import type { Leaf } from '../publish-rules/publish-rule.ts';
import { clinicalText } from './clinical-text.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (payload: Payload, slug: string): Field[] =>
  [...payload.config.collections, ...payload.config.globals].find((one) => one.slug === slug)?.fields ?? [];

type FileKind = { slug: 'media' | 'ficheiros'; counts: RegExp; name: Label };

/** Of a picture: what it shows, by the name that is made of its content, its caption, and the labels with their places. */
const pictures: FileKind = { slug: 'media', counts: /^(?:filename|alt|legenda|legendas\..*)$/, name: label('Imagem', 'Picture') };
const leaflets: FileKind = { slug: 'ficheiros', counts: /^(?:filename|titulo)$/, name: label('Ficheiro', 'File') };

/** The words of pictures and PDFs stand in the files, and are read on the page. */
async function fileWords(req: PayloadRequest, { slug, counts, name }: FileKind, ids: number[]): Promise<Passage[]> {
  if (ids.length === 0) return [];
  const where = { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] };
  const { docs } = await req.payload.db.find<Fields & { id: number }>({ collection: slug, limit: 0, pagination: false, req, where });
  const fields = fieldsOf(req.payload, slug);
  return docs.flatMap((file) => {
    const called = String(file['filename'] ?? file.id);
    return clinicalText(fields, file)
      .filter(({ path }) => counts.test(path))
      .map(({ path, place, ...more }) => ({
        ...more,
        path: `${slug}.${file.id}.${path}`,
        place: { pt: `${name.pt} «${called}» › ${place.pt}`, en: `${name.en} “${called}” › ${place.en}` },
      }));
  });
}

const leafletsIn = ({ field, value }: Leaf): number[] =>
  field.type === 'upload' && field.relationTo === leaflets.slug ? [value].flat().filter((id) => typeof id === 'number') : [];

/** What a doctor signs of a document that was read in all languages: its own words, and those of its pictures and PDFs. */
export async function medicalText(req: PayloadRequest, slug: string, document: Fields): Promise<{ passages: Passage[]; digest: string }> {
  const fields = fieldsOf(req.payload, slug);
  const own = clinicalText(fields, document);
  const used = (within: (leaf: Leaf) => number[]) => [...new Set([...leavesOf(fields, document)].flatMap(within))];
  const passages = [...own, ...(await fileWords(req, pictures, used(picturesIn))), ...(await fileWords(req, leaflets, used(leafletsIn)))];
  return { passages, digest: clinicalDigest(passages) };
}
