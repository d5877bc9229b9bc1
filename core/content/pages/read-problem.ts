import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { callToAction, toCallToAction } from '../fields/call-to-action.ts';
import { medicalPage, toMedicalPage } from '../fields/medical-page.ts';
import { orderedTreatments } from '../fields/ordered-treatments.ts';
import { picture } from '../fields/picture.ts';
import { list, text } from '../fields/plain.ts';
import { quiz } from '../fields/quiz.ts';
import { documentId } from '../fields/relation.ts';
import { filmSection, pictureSection, section, toFilmSection, toPictureSection, toSection } from '../fields/section.ts';
import type { Library } from '../library/library.ts';
import { linkResolver } from '../rich-text/links.ts';
import type { ProblemPage } from '../shapes/medical-pages.ts';
import type { PageLink } from '../shapes/page-parts.ts';
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

export function readProblem(library: Library, document: DocumentAddress, locale: Locale): ProblemPage {
  const links = linkResolver(locale, library.addresses);
  const raw = problem.parse(library.document(document.collection, document.id, locale));
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
    treatments: {
      ...toFilmSection(raw, 'tratamentos', links),
      list: pickTreatments(raw.tratamentos, readTreatmentCards(library, locale), raw.data_revisao),
    },
    prognosis: toPictureSection(raw, 'prognostico', links),
    cta: toCallToAction(raw),
    section: sectionOf(library, document.id, locale),
  };
}

const placedSection = z.object({ id: z.number(), problema: documentId });

/** The section of treatments that names this problem. */
function sectionOf(library: Library, problemId: number, locale: Locale): PageLink | null {
  const links = linkResolver(locale, library.addresses);
  const sections = library.all('tratamentos_pp', locale).map((body) => placedSection.parse(body));
  return sections.flatMap(({ id, problema }) => (problema === problemId ? (links.toPage('tratamentos_pp', id) ?? []) : [])).at(0) ?? null;
}

/** The problems that have a page in the language, by their titles. */
export function readProblemTitles({ addresses }: Library, locale: Locale): PageLink[] {
  const links = linkResolver(locale, addresses);
  return addresses.documents
    .filter(({ collection }) => collection === 'problemas')
    .flatMap(({ collection, id }) => links.toPage(collection, id) ?? [])
    .toSorted((a, b) => a.title.localeCompare(b.title, locale));
}
