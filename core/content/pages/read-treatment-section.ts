import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { banner, toBanner } from '../fields/banner.ts';
import { callToAction, toCallToAction } from '../fields/call-to-action.ts';
import { toFilm, youtubeId } from '../fields/film.ts';
import { medicalPage, toMedicalPage } from '../fields/medical-page.ts';
import { orderedTreatments } from '../fields/ordered-treatments.ts';
import { picture } from '../fields/picture.ts';
import { paragraphs, text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import { filmSection, pictureSection, section, toFilmSection, toPictureSection, toSection } from '../fields/section.ts';
import type { Library } from '../library/library.ts';
import { lexical } from '../rich-text/lexical.ts';
import { linkResolver } from '../rich-text/links.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { TreatmentSectionPage } from '../shapes/medical-pages.ts';
import { onPage, pickTreatments, readTreatmentCards } from './treatment-cards.ts';

const films = {
  video_titulo: text,
  video_video: youtubeId,
  video_legenda: text,
  video_imagem: picture,
  video_titulo2: text,
  video_video2: youtubeId,
  video_legenda2: text,
  video_imagem2: picture,
};
const rawFilms = z.object(films);
const highlight = {
  destaque_titulo: text,
  destaque_texto: paragraphs,
  destaque_imagem: picture,
  destaque_cta_url: text,
  destaque_cta_texto: text,
};

const treatmentSection = z.object({
  ...medicalPage,
  problema: documentId,
  ...banner,
  banner_video: youtubeId,
  banner_legenda: text,
  ...section('procedimento'),
  ...section('vantagens'),
  ...section('quais_tratamentos'),
  ...section('tratamento_localizado'),
  tratamento_localizado_texto2: lexical,
  tratamento_localizado: orderedTreatments,
  ...section('outros_criterios'),
  ...filmSection('como_efectua'),
  ...section('acompanhamento'),
  ...films,
  ...pictureSection('apoio'),
  ...highlight,
  ...callToAction,
});

export function readTreatmentSection(library: Library, document: DocumentAddress, locale: Locale): TreatmentSectionPage {
  const links = linkResolver(locale, library.addresses);
  const raw = treatmentSection.parse(library.document(document.collection, document.id, locale));
  const cards = readTreatmentCards(library, locale);
  const listed = new Set(raw.tratamento_localizado);
  return {
    ...toMedicalPage(raw, document, links),
    banner: { ...toBanner(raw), film: toFilm(raw.banner_video, raw.banner_legenda) },
    problem: links.toPage('problemas', raw.problema),
    whatIs: toSection(raw, 'procedimento', links),
    benefits: toSection(raw, 'vantagens', links),
    whichTreatments: toSection(raw, 'quais_tratamentos', links),
    localised: {
      ...toSection(raw, 'tratamento_localizado', links),
      textAfter: toRichText(raw.tratamento_localizado_texto2, links),
      list: pickTreatments(raw.tratamento_localizado, cards, raw.data_revisao),
    },
    others: cards.filter(({ id, sectionId }) => sectionId === document.id && !listed.has(id)).map(onPage(raw.data_revisao)),
    otherCriteria: toSection(raw, 'outros_criterios', links),
    howItIsDone: toFilmSection(raw, 'como_efectua', links),
    afterwards: toSection(raw, 'acompanhamento', links),
    films: toFilms(raw),
    support: toPictureSection(raw, 'apoio', links),
    highlight: {
      title: raw.destaque_titulo,
      paragraphs: raw.destaque_texto,
      picture: raw.destaque_imagem,
      actionText: raw.destaque_cta_texto,
      actionUrl: links.toHref(raw.destaque_cta_url),
    },
    cta: toCallToAction(raw),
  };
}

const toFilms = (raw: z.infer<typeof rawFilms>): TreatmentSectionPage['films'] =>
  [
    { title: raw.video_titulo, film: toFilm(raw.video_video, raw.video_legenda, raw.video_imagem) },
    { title: raw.video_titulo2, film: toFilm(raw.video_video2, raw.video_legenda2, raw.video_imagem2) },
  ].flatMap(({ title, film }) => (film ? [{ title, film }] : []));
