import type { TreatmentSectionPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { SummaryBox } from '../components/content/summary-box.tsx';
import { CareCards } from '../reading/care-cards.tsx';
import { FaqList } from '../reading/faq-list.tsx';
import { FilmView } from '../reading/film.tsx';
import { hasSpecialist, hasText, hasWords } from '../reading/is-empty.ts';
import type { ReadingPart } from '../reading/reading-parts.tsx';
import { ReferenceList } from '../reading/reference-list.tsx';
import { Specialist } from '../reading/specialist.tsx';
import { TextSection } from '../reading/text-section.tsx';
import { SectionHighlight } from './section-highlight.tsx';
import { SectionTreatments } from './section-treatments.tsx';
import { TreatmentFilms } from './treatment-films.tsx';

/** What a treatment section's page says, in order; the page's menu is made of the same list. */
export function useSectionParts(page: TreatmentSectionPage): ReadingPart[] {
  const t = useTranslations('treatment');
  const names = useTranslations('reading.sections');
  const { banner, whatIs, benefits, whichTreatments, localised, otherCriteria, howItIsDone, afterwards, support, highlight } = page;
  // Editors who listed none mean all of them.
  const treatments = localised.list.length > 0 ? localised.list : page.others;
  const hasTreatments = hasWords(localised) || hasText(localised.textAfter) || treatments.length > 0;
  return [
    { id: 'resumo', shown: page.summary.length > 0, body: <SummaryBox id="resumo" points={page.summary} /> },
    { id: 'sinais', shown: page.careCards.length > 0, body: <CareCards cards={page.careCards} /> },
    { id: 'filme', shown: banner.film !== null, body: banner.film && <FilmView film={banner.film} title={banner.title || page.title} /> },
    {
      id: 'o-que-e',
      menu: names('whatIs'),
      shown: hasWords(whatIs),
      body: <TextSection id="o-que-e" section={whatIs} title={names('whatIs')} />,
    },
    {
      id: 'vantagens',
      menu: names('benefits'),
      shown: hasWords(benefits),
      body: <TextSection id="vantagens" section={benefits} title={names('benefits')} />,
    },
    {
      id: 'tratamento',
      menu: names('treatment'),
      shown: hasWords(whichTreatments) || hasTreatments,
      body: <SectionTreatments which={whichTreatments} localised={{ ...localised, list: treatments }} />,
    },
    {
      id: 'criterios',
      shown: hasWords(otherCriteria),
      body: <TextSection id="criterios" section={otherCriteria} title={t('criteria')} />,
    },
    {
      id: 'como-se-faz',
      shown: hasWords(howItIsDone),
      body: <TextSection id="como-se-faz" section={howItIsDone} title={t('howItIsDone')} steps />,
    },
    { id: 'filmes', shown: page.films.length > 0, body: <TreatmentFilms films={page.films} /> },
    {
      id: 'pos-tratamento',
      menu: names('afterwards'),
      shown: hasWords(afterwards),
      body: <TextSection id="pos-tratamento" section={afterwards} title={names('afterwards')} />,
    },
    { id: 'apoio', shown: hasWords(support), body: <TextSection id="apoio" section={support} title={t('support')} /> },
    {
      id: 'destaque',
      shown: Boolean(highlight.title) || highlight.paragraphs.length > 0,
      body: <SectionHighlight highlight={highlight} />,
    },
    {
      id: 'especialista',
      menu: names('specialist'),
      shown: hasSpecialist(page.responsibility),
      body: <Specialist responsibility={page.responsibility} />,
    },
    { id: 'perguntas', menu: names('faqs'), shown: page.faqs.items.length > 0, body: <FaqList faqs={page.faqs} /> },
    {
      id: 'referencias',
      menu: names('references'),
      shown: page.references.length > 0,
      body: <ReferenceList references={page.references} />,
    },
  ];
}
