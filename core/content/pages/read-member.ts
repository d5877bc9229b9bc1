import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { meta, toMeta } from '../fields/meta.ts';
import { personFields, toPerson } from '../fields/person.ts';
import { picture, pictures } from '../fields/picture.ts';
import { text } from '../fields/plain.ts';
import { pictureSection, section, toPictureSection, toSection } from '../fields/section.ts';
import type { Library } from '../library/library.ts';
import { type Links, linkResolver } from '../rich-text/links.ts';
import type { Biography, MemberPage } from '../shapes/clinic-pages.ts';
import { readArticleCards, withoutAuthor } from './article-cards.ts';
import { readBooksOf } from './read-books.ts';
import { readFilms } from './read-films.ts';

const biography = z.object({
  titulo: text,
  subtitulo: text,
  banner_descricao: text,
  banner_imagem: picture,
  ...pictureSection('ti'),
  ...section('investigacao'),
  ...section('outras_actividades'),
  ...section('actividades_cirurgicas'),
});
const member = z.object({
  ...personFields,
  imagens: pictures,
  linguas: text,
  biografiaStatus: text,
  biografia: biography.nullish(),
  meta,
});

export function readMember(library: Library, document: DocumentAddress, locale: Locale, now: Date): MemberPage {
  const links = linkResolver(locale, library.addresses);
  const raw = member.parse(library.document(document.collection, document.id, locale));
  return {
    title: raw.nome,
    meta: toMeta(raw.meta, raw.nome, raw.excerto),
    // Their own page has room for all of it; cards cut it.
    person: { ...toPerson(raw, links), excerpt: raw.excerto },
    pictures: raw.imagens,
    languages: raw.linguas,
    biography: raw.biografia && raw.biografiaStatus === 'published' ? toBiography(raw.biografia, links) : null,
    books: readBooksOf(library, locale, document.id),
    films: readFilms(library, locale, document.id),
    articles: readArticleCards(library, locale, now)
      .filter(({ authorId }) => authorId === document.id)
      .map(withoutAuthor),
  };
}

const toBiography = (raw: z.infer<typeof biography>, links: Links): Biography => ({
  title: raw.titulo,
  subtitle: raw.subtitulo,
  banner: { text: raw.banner_descricao, picture: raw.banner_imagem },
  story: toPictureSection(raw, 'ti', links),
  research: toSection(raw, 'investigacao', links),
  otherActivities: toSection(raw, 'outras_actividades', links),
  surgery: toSection(raw, 'actividades_cirurgicas', links),
});
