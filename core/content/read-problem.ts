import { z } from 'zod';
import type { AddressBook, DocumentAddress } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { documentQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { callToAction, toCallToAction } from './fields/call-to-action.ts';
import { medicalPage, toMedicalPage } from './fields/medical-page.ts';
import { orderedTreatments } from './fields/ordered-treatments.ts';
import { picture } from './fields/picture.ts';
import { list, text } from './fields/plain.ts';
import { quiz } from './fields/quiz.ts';
import { filmSection, pictureSection, section, toFilmSection, toPictureSection, toSection } from './fields/section.ts';
import { linksIn } from './links.ts';
import { readSectionOf } from './section-of-problem.ts';
import type { ProblemPage } from './shapes/medical-pages.ts';
import type { PageLink } from './shapes/page-parts.ts';
import { pickTreatments, readTreatmentCards } from './treatment-cards.ts';

const symptomTable = z
  .object({ titulo: text, texto: text, sintomas: list(z.object({ titulo: text, texto: text, porque: text })) })
  .nullish()
  .transform((raw) => ({
    title: raw?.titulo ?? '',
    text: raw?.texto ?? '',
    rows: (raw?.sintomas ?? []).flatMap(({ titulo, texto, porque }) => (titulo ? [{ sign: titulo, feels: texto, why: porque }] : [])),
  }));

const problem = z.object({
  ...medicalPage,
  quiz,
  ...pictureSection('o_que_e'),
  ...section('factores'),
  factores_subtitulo: text,
  factores_de_risco: list(z.object({ titulo: text, texto: text, imagem: picture })),
  ...section('sintomas'),
  sintomas_quadro: symptomTable,
  ...section('tipos'),
  ...filmSection('diagnostico'),
  ...filmSection('tratamentos'),
  tratamentos: orderedTreatments,
  ...pictureSection('prognostico'),
  ...callToAction,
});

export async function readProblem(read: ReadContent, document: DocumentAddress, locale: Locale, book: AddressBook): Promise<ProblemPage> {
  const links = linksIn(locale, book);
  const [body, cards, treatmentSection] = await Promise.all([
    read(documentQuery(document, { locale, shows: ['equipa', 'media'] })),
    readTreatmentCards(read, links),
    readSectionOf(read, document.id, links),
  ]);
  const raw = problem.parse(body);
  return {
    ...toMedicalPage(raw, document, links),
    quiz: raw.quiz,
    whatIs: toPictureSection(raw, 'o_que_e', links),
    risks: {
      ...toSection(raw, 'factores', links),
      subtitle: raw.factores_subtitulo,
      factors: raw.factores_de_risco.flatMap(({ titulo, texto, imagem }) =>
        titulo ? [{ title: titulo, text: texto, picture: imagem }] : [],
      ),
    },
    symptoms: { ...toSection(raw, 'sintomas', links), table: raw.sintomas_quadro },
    types: toSection(raw, 'tipos', links),
    diagnosis: toFilmSection(raw, 'diagnostico', links),
    treatments: { ...toFilmSection(raw, 'tratamentos', links), list: pickTreatments(raw.tratamentos, cards) },
    prognosis: toPictureSection(raw, 'prognostico', links),
    cta: toCallToAction(raw),
    section: treatmentSection,
  };
}

/** The problems that have a page in the language, by their titles. The address book holds them all, so nothing is asked. */
export async function readProblemTitles(_read: ReadContent, locale: Locale, book: AddressBook): Promise<PageLink[]> {
  const links = linksIn(locale, book);
  return book.documents
    .filter(({ collection }) => collection === 'problemas')
    .flatMap(({ collection, id }) => links.toPage(collection, id) ?? [])
    .toSorted((a, b) => a.title.localeCompare(b.title, locale));
}
