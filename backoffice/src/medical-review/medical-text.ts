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

/** The field comes from Payload, which has no words for it in Portuguese. */
const fileName = label('Nome do ficheiro', 'File name');

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
      .map(({ path, place, ...more }) => {
        const { pt, en } = path === 'filename' ? fileName : place;
        return {
          ...more,
          path: `${slug}.${file.id}.${path}`,
          place: { pt: `${name.pt} «${called}» › ${pt}`, en: `${name.en} “${called}” › ${en}` },
        };
      });
  });
}

const leafletsIn = ({ field, value }: Leaf): number[] =>
  field.type === 'upload' && field.relationTo === leaflets.slug ? [value].flat().filter((id) => typeof id === 'number') : [];

const asWritten = /^(?:nome|testemunho|contexto)$/;
const voices = label('Testemunho', 'Testimonial');

const showsTestimonials = ({ path, value }: Leaf): boolean => /^blocos\.\d+\.blockType$/.test(path) && value === 'testemunhos';

/** Of a page with such a section: what patients say in it, wherever that is written. */
async function testimonialWords(req: PayloadRequest): Promise<Passage[]> {
  const where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };
  const asked = { collection: 'testemunhos', limit: 0, pagination: false, req, where } as const;
  const { docs } = await req.payload.db.find<Fields & { id: number }>(asked);
  const fields = fieldsOf(req.payload, 'testemunhos');
  return docs.flatMap((one) =>
    clinicalText(fields, one)
      .filter(({ path }) => asWritten.test(path))
      .map(({ path, place, ...more }) => ({
        ...more,
        path: `testemunhos.${one.id}.${path}`,
        place: { pt: `${voices.pt} › ${place.pt}`, en: `${voices.en} › ${place.en}` },
      })),
  );
}

/** What a doctor signs of a document that was read in all languages: its own words, and those of its pictures, PDFs and testimonials. */
export async function medicalText(req: PayloadRequest, slug: string, document: Fields): Promise<{ passages: Passage[]; digest: string }> {
  const fields = fieldsOf(req.payload, slug);
  const own = clinicalText(fields, document);
  const leaves = [...leavesOf(fields, document)];
  const used = (within: (leaf: Leaf) => number[]) => [...new Set(leaves.flatMap(within))];
  const ofFiles = [...(await fileWords(req, pictures, used(picturesIn))), ...(await fileWords(req, leaflets, used(leafletsIn)))];
  const passages = [...own, ...ofFiles, ...(leaves.some(showsTestimonials) ? await testimonialWords(req) : [])];
  return { passages, digest: clinicalDigest(passages) };
}
