import { z } from 'zod';
import { cutExcerpt } from '../rich-text/excerpt.ts';
import type { Links } from '../rich-text/links.ts';
import type { PersonCard } from '../shapes/page-parts.ts';
import { picture, pictures } from './picture.ts';
import { flag, text } from './plain.ts';
import { relation } from './relation.ts';

export const personFields = {
  id: z.number(),
  nome: text,
  cargo: text,
  excerto: text,
  cedula: text,
  medico: flag,
  assinatura: text,
  imagem: picture,
  assinatura_imagem: picture,
  assinatura_imagens: pictures,
};
const rawPerson = z.object(personFields);
export type RawPerson = z.infer<typeof rawPerson>;

export const person = relation(rawPerson);

export function toPerson(raw: RawPerson, links: Links): PersonCard {
  const document = links.book.byId('equipa', raw.id);
  return {
    id: raw.id,
    // Who answers for a page is named in both languages, even where that person has no page in one.
    name: raw.nome || document?.titles.pt || '',
    role: raw.cargo,
    excerpt: cutExcerpt(raw.excerto),
    licence: raw.medico ? raw.cedula : '',
    isDoctor: raw.medico,
    signature: raw.assinatura,
    portrait: raw.imagem,
    signaturePictures: [...(raw.assinatura_imagem ? [raw.assinatura_imagem] : []), ...raw.assinatura_imagens],
    subject: document ? links.subjectOf(document) : '',
    to: links.toDocument('equipa', raw.id),
  };
}
