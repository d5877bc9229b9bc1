import { z } from 'zod';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { excerpt } from './excerpt.ts';
import { inOrder } from './fields/order.ts';
import { picture } from './fields/picture.ts';
import { figure, text } from './fields/plain.ts';
import { documentId } from './fields/relation.ts';
import type { Links } from './links.ts';
import { missingExcerpts } from './missing-excerpts.ts';
import { oncePerAnswer } from './once-per-answer.ts';
import type { TreatmentCard } from './shapes/page-parts.ts';

const fields = {
  titulo: text,
  excerto: text,
  banner_imagem: picture,
  para_quem: text,
  internamento: text,
  seccao: documentId,
  ordem: figure,
};
const answer = z.object({ docs: z.array(z.object({ id: z.number(), ...fields })) });
const toRows = oncePerAnswer((body) => inOrder(answer.parse(body).docs));

/** A treatment card, and the section it belongs to. */
export type PlacedCard = TreatmentCard & { sectionId: number | null };

/** Every treatment in small, in order. One answer serves the problems, the sections and the treatments' own pages. */
export async function readTreatmentCards(read: ReadContent, links: Links): Promise<PlacedCard[]> {
  const { locale, book } = links;
  const rows = toRows(await read(listQuery('tratamentos', Object.keys(fields), { locale, shows: ['media'] })));
  const excerpts = await missingExcerpts(read, 'tratamentos', rows, locale);
  return rows.flatMap((row) => {
    const document = book.byId('tratamentos', row.id);
    const to = links.toDocument('tratamentos', row.id);
    if (!row.titulo || !document || !to) return [];
    return [
      {
        id: row.id,
        title: row.titulo,
        excerpt: excerpt(row.excerto || (excerpts.get(row.id) ?? '')),
        picture: row.banner_imagem,
        forWhom: row.para_quem,
        stay: row.internamento,
        subject: links.subjectOf(document),
        to,
        sectionId: row.seccao,
      },
    ];
  });
}

export const withoutPlace = ({ sectionId: _, ...card }: PlacedCard): TreatmentCard => card;

/** Those a page names, in its order; what is not published, or not in the language, is skipped. */
export const pickTreatments = (ids: (number | null)[], cards: PlacedCard[]): TreatmentCard[] =>
  ids.flatMap((id) => cards.filter((card) => card.id === id).map(withoutPlace));
