import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { blocks, toBlocks } from '../fields/blocks.ts';
import { toFilm, youtubeId } from '../fields/film.ts';
import { medicalPage, toMedicalPage } from '../fields/medical-page.ts';
import { picture } from '../fields/picture.ts';
import { list, text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import { pictureSection, section, toPictureSection, toSection } from '../fields/section.ts';
import { timedSteps } from '../fields/timed-steps.ts';
import type { Library } from '../library/library.ts';
import { lexical } from '../rich-text/lexical.ts';
import { linkResolver } from '../rich-text/links.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { ExamPage } from '../shapes/medical-pages.ts';
import { visitTitled } from './read-requestable-exams.ts';

const table = list(z.object({ titulo: text, texto: text })).transform((rows) =>
  rows.flatMap(({ titulo, texto }) => (titulo || texto ? [{ title: titulo, text: texto }] : [])),
);

const exam = z.object({
  ...medicalPage,
  slug: text,
  duracao: text,
  ...pictureSection('o_que_e'),
  ...section('importancia'),
  ...section('vantagens'),
  ...pictureSection('procedimento'),
  procedimento_quadro: table,
  procedimento_titulo2: text,
  procedimento_texto2: lexical,
  ...section('preparacao'),
  preparacao: timedSteps,
  video_imagem: picture,
  video_video: youtubeId,
  video_legenda: text,
  landing_page: documentId,
  blocos: blocks,
});

export function readExam(library: Library, document: DocumentAddress, locale: Locale): ExamPage {
  const links = linkResolver(locale, library.addresses);
  const raw = exam.parse(library.document(document.collection, document.id, locale));
  return {
    ...toMedicalPage(raw, document, links),
    duration: raw.duracao,
    whatIs: toPictureSection(raw, 'o_que_e', links),
    importance: toSection(raw, 'importancia', links),
    benefits: toSection(raw, 'vantagens', links),
    procedure: { ...toPictureSection(raw, 'procedimento', links), table: raw.procedimento_quadro },
    procedureMore: { title: raw.procedimento_titulo2, text: toRichText(raw.procedimento_texto2, links) },
    preparation: { ...toSection(raw, 'preparacao', links), steps: raw.preparacao },
    film: toFilm(raw.video_video, raw.video_legenda, raw.video_imagem),
    landing: links.toPage('landing_pages', raw.landing_page),
    slug: raw.slug,
    visit: visitTitled(library, locale, raw.titulo),
    blocks: toBlocks(raw.blocos, links),
  };
}
