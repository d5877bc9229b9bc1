import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { banner, toBanner } from '../fields/banner.ts';
import { callToAction, toCallToAction } from '../fields/call-to-action.ts';
import { medicalPage, toMedicalPage } from '../fields/medical-page.ts';
import { text } from '../fields/plain.ts';
import { documentIds } from '../fields/relation.ts';
import { filmSection, section, toFilmSection, toSection } from '../fields/section.ts';
import { timedSteps } from '../fields/timed-steps.ts';
import type { Library } from '../library/library.ts';
import { linkResolver } from '../rich-text/links.ts';
import type { TreatmentPage } from '../shapes/medical-pages.ts';
import { onPage, readTreatmentCards } from './treatment-cards.ts';

const treatment = z.object({
  ...medicalPage,
  ...banner,
  problemas: documentIds,
  para_quem: text,
  internamento: text,
  ...section('procedimento'),
  ...section('vantagens'),
  ...section('outros_criterios'),
  ...filmSection('como_efectua'),
  ...section('acompanhamento'),
  recuperacao: timedSteps,
  ...callToAction,
});

export function readTreatment(library: Library, document: DocumentAddress, locale: Locale): TreatmentPage {
  const links = linkResolver(locale, library.addresses);
  const raw = treatment.parse(library.document(document.collection, document.id, locale));
  const itsSection = links.toPage('tratamentos_pp', document.parent);
  if (!itsSection) throw new Error(`the section of treatment ${document.id} has no page in ${locale}, so the treatment has no address`);
  return {
    ...toMedicalPage(raw, document, links),
    banner: toBanner(raw),
    section: itsSection,
    siblings: readTreatmentCards(library, locale)
      .filter(({ id, sectionId }) => sectionId === document.parent && id !== document.id)
      .map(onPage(raw.data_revisao)),
    problems: raw.problemas.flatMap((id) => links.toPage('problemas', id) ?? []),
    forWhom: raw.para_quem,
    stay: raw.internamento,
    whatIs: toSection(raw, 'procedimento', links),
    benefits: toSection(raw, 'vantagens', links),
    otherCriteria: toSection(raw, 'outros_criterios', links),
    howItIsDone: toFilmSection(raw, 'como_efectua', links),
    afterwards: { ...toSection(raw, 'acompanhamento', links), recovery: raw.recuperacao },
    cta: toCallToAction(raw),
  };
}
