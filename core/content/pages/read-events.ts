import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { meta, toMeta } from '../fields/meta.ts';
import { person, toPerson } from '../fields/person.ts';
import { picture } from '../fields/picture.ts';
import { figure, flag, httpsUrl, list, text } from '../fields/plain.ts';
import { type Library, oncePerLibrary } from '../library/library.ts';
import { cutExcerpt } from '../rich-text/excerpt.ts';
import { lexical } from '../rich-text/lexical.ts';
import { linkResolver } from '../rich-text/links.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { wordsOfField } from '../rich-text/rich-words.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { EventAttendance, EventCard, EventPage, EventSpeaker } from '../shapes/clinic-pages.ts';

const attendances = new Map<string, EventAttendance>([
  ['presencial', 'room'],
  ['online', 'video'],
  ['ambos', 'both'],
]);
const instant = text.transform((value) => (Number.isNaN(Date.parse(value)) ? null : new Date(value).toISOString()));

const row = z.object({
  id: z.number(),
  titulo: text,
  slug: text,
  excerto: text,
  imagem: picture,
  data_inicio: instant,
  data_fim: instant,
  modalidade: text.transform((value) => attendances.get(value) ?? 'room'),
  local: text,
  morada: text,
  lugares: figure,
  inscricoes_abertas: flag,
});
const whole = row.extend({ texto: lexical, oradores: list(person), convidados: list(z.object({ nome: text, cargo: text })), meta });

/** What stands on lists; null where the event does not exist in the language. */
function toCard(library: Library, locale: Locale, body: Record<string, unknown>): EventCard | null {
  const raw = row.parse(body);
  const to = linkResolver(locale, library.addresses).toDocument('eventos', raw.id);
  if (!raw.titulo || !to) return null;
  return {
    id: raw.id,
    title: raw.titulo,
    excerpt: cutExcerpt(raw.excerto || wordsOfField(body['texto'])),
    picture: raw.imagem,
    startsAt: raw.data_inicio,
    endsAt: raw.data_fim,
    attendance: raw.modalidade,
    place: raw.local,
    address: raw.morada,
    places: raw.lugares,
    isOpen: raw.inscricoes_abertas,
    slug: raw.slug,
    to,
  };
}

/** One whose day is still to be announced comes after all others. */
const soonestFirst = (a: EventCard, b: EventCard) => (a.startsAt ?? '9').localeCompare(b.startsAt ?? '9') || a.id - b.id;

/** Every published event, the soonest first: which of them are over is asked at the moment of showing. */
export const readEvents = oncePerLibrary((library, locale): EventCard[] =>
  library
    .all('eventos', locale)
    .flatMap((body) => toCard(library, locale, body) ?? [])
    .toSorted(soonestFirst),
);

export function readEvent(library: Library, document: Pick<DocumentAddress, 'collection' | 'id'>, locale: Locale): EventPage | null {
  const body = library.document(document.collection, document.id, locale);
  const card = body && toCard(library, locale, body);
  if (!card) return null;
  const links = linkResolver(locale, library.addresses);
  const raw = whole.parse(body);
  const words = toRichText(raw.texto, links);
  const ofTheTeam = raw.oradores.flatMap((one): EventSpeaker[] => {
    if (!one) return [];
    const { name, role, portrait, subject, to } = toPerson(one, links);
    return [{ name, role, portrait, subject, to }];
  });
  const guests = raw.convidados.map(
    ({ nome, cargo }): EventSpeaker => ({ name: nome, role: cargo, portrait: null, subject: '', to: null }),
  );
  return {
    ...card,
    excerpt: raw.excerto,
    meta: toMeta(raw.meta, raw.titulo, raw.excerto || plainText(words)),
    text: words,
    speakers: [...ofTheTeam, ...guests],
  };
}

const video = z.object({ ligacao_video: httpsUrl });

/** Where the video is seen: for letters to those who registered, and for no page that others can open. */
export const readVideoAddress = (library: Library, eventId: number): string => {
  const body = library.document('eventos', eventId, 'pt');
  return body ? video.parse(body).ligacao_video : '';
};
