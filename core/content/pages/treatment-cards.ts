import { z } from 'zod';
import { inOrder } from '../fields/order.ts';
import { picture } from '../fields/picture.ts';
import { figure, flag, text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import { oncePerLibrary } from '../library/library.ts';
import { cutExcerpt } from '../rich-text/excerpt.ts';
import { linkResolver } from '../rich-text/links.ts';
import { wordsOfField } from '../rich-text/rich-words.ts';
import type { TreatmentCard } from '../shapes/page-parts.ts';

const row = z.object({
  id: z.number(),
  titulo: text,
  excerto: text,
  banner_descricao: text,
  banner_imagem: picture,
  para_quem: text,
  internamento: text,
  seccao: documentId,
  ordem: figure,
  em_revisao: flag,
});

/** A treatment card, and the section it belongs to. */
export type PlacedCard = TreatmentCard & { sectionId: number | null };

/** Of a treatment whose text no doctor has signed: a page that is signed would show it under its own signature. */
const unsigned = { excerpt: '', picture: null, forWhom: '', stay: '' };

/** Every treatment in small, in order. */
export const readTreatmentCards = oncePerLibrary((library, locale): PlacedCard[] => {
  const links = linkResolver(locale, library.addresses);
  const rows = library.all('tratamentos', locale).map((body) => ({ ...row.parse(body), body }));
  return inOrder(rows).flatMap(({ body, ...raw }) => {
    const document = library.addresses.byId('tratamentos', raw.id);
    const to = links.toDocument('tratamentos', raw.id);
    if (!raw.titulo || !document || !to) return [];
    return [
      {
        id: raw.id,
        title: raw.titulo,
        excerpt: cutExcerpt(raw.excerto || raw.banner_descricao || wordsOfField(body['procedimento_texto'])),
        picture: raw.banner_imagem,
        forWhom: raw.para_quem,
        stay: raw.internamento,
        subject: links.subjectOf(document),
        to,
        sectionId: raw.seccao,
        ...(raw.em_revisao ? unsigned : {}),
      },
    ];
  });
});

export const withoutPlace = ({ sectionId: _, ...card }: PlacedCard): TreatmentCard => card;

/** Those a page names, in its order; what is not published, or not in the language, is skipped. */
export const pickTreatments = (ids: (number | null)[], cards: PlacedCard[]): TreatmentCard[] =>
  ids.flatMap((id) => cards.filter((card) => card.id === id).map(withoutPlace));
