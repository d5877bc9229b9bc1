import { z } from 'zod';
import type { AddressBook, DocumentAddress } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { documentQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { banner, toBanner } from './fields/banner.ts';
import { callToAction, toCallToAction } from './fields/call-to-action.ts';
import { medicalPage, toMedicalPage } from './fields/medical-page.ts';
import { text } from './fields/plain.ts';
import { documentIds } from './fields/relation.ts';
import { filmSection, section, toFilmSection, toSection } from './fields/section.ts';
import { timedSteps } from './fields/timed-steps.ts';
import { linksIn } from './links.ts';
import type { TreatmentPage } from './shapes/medical-pages.ts';
import { readTreatmentCards, withoutPlace } from './treatment-cards.ts';

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

export async function readTreatment(
  read: ReadContent,
  document: DocumentAddress,
  locale: Locale,
  book: AddressBook,
): Promise<TreatmentPage> {
  const links = linksIn(locale, book);
  const [body, cards] = await Promise.all([
    read(documentQuery(document, { locale, shows: ['equipa', 'media'] })),
    readTreatmentCards(read, links),
  ]);
  const raw = treatment.parse(body);
  const itsSection = links.toPage('tratamentos_pp', document.parent);
  if (!itsSection) throw new Error(`the section of treatment ${document.id} has no page in ${locale}, so the treatment has no address`);
  return {
    ...toMedicalPage(raw, document, links),
    banner: toBanner(raw),
    section: itsSection,
    siblings: cards.filter(({ id, sectionId }) => sectionId === document.parent && id !== document.id).map(withoutPlace),
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
