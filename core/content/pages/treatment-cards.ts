import { z } from 'zod';
import { day } from '../fields/day.ts';
import { inOrder } from '../fields/order.ts';
import { picture } from '../fields/picture.ts';
import { figure, flag, text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import { oncePerLibrary } from '../library/library.ts';
import { cutExcerpt } from '../rich-text/excerpt.ts';
import { linkResolver } from '../rich-text/links.ts';
import { wordsOfField } from '../rich-text/rich-words.ts';
import type { TreatmentCard } from '../shapes/page-parts.ts';
import { isReadWith } from './read-with.ts';

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
  data_revisao: day,
});

/** A treatment card, the section it belongs to, and the day on which a doctor has signed its page. */
export type PlacedCard = TreatmentCard & { sectionId: number | null; signedOn: string };

/** Of a treatment whose text no doctor has signed, or not yet when the page it is shown on was: that page would show it under its own signature. */
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
        signedOn: raw.data_revisao,
        ...(raw.em_revisao ? unsigned : {}),
      },
    ];
  });
});

/** As it stands on a page that was signed on `pageDay`; empty where nobody has signed that. */
export const onPage =
  (pageDay: string) =>
  ({ sectionId: _, signedOn, ...card }: PlacedCard): TreatmentCard =>
    isReadWith(signedOn, pageDay) ? card : { ...card, ...unsigned };

/** Those a page names, in its order; what is not published, or not in the language, is skipped. */
export const pickTreatments = (ids: (number | null)[], cards: PlacedCard[], pageDay: string): TreatmentCard[] =>
  ids.flatMap((id) => cards.filter((card) => card.id === id).map(onPage(pageDay)));
