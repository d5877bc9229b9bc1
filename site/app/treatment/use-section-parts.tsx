import type { TreatmentSectionPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { SummaryBox } from '../components/content/summary-box.tsx';
import { CareCards } from '../reading/care-cards.tsx';
import { FilmView } from '../reading/film.tsx';
import { hasContent, hasText } from '../reading/is-empty.ts';
import type { ReadingPart } from '../reading/reading-parts.tsx';
import { PageSection } from '../reading/section.tsx';
import { textPart } from '../reading/text-part.tsx';
import { useClosingParts } from '../reading/use-closing-parts.tsx';
import { SectionHighlight } from './section-highlight.tsx';
import { SectionTreatments } from './section-treatments.tsx';

/** What a treatment section's page says, in order; the page's menu is made of the same list. */
export function useSectionParts(page: TreatmentSectionPage): ReadingPart[] {
  const t = useTranslations('treatment');
  const names = useTranslations('reading.sections');
  const { banner, whatIs, benefits, whichTreatments, localised, otherCriteria, howItIsDone, afterwards, support, highlight } = page;
  // Editors who listed none mean all of them.
  const treatments = localised.list.length > 0 ? localised.list : page.others;
  const hasTreatments = hasContent(localised) || hasText(localised.textAfter) || treatments.length > 0;
  return [
    { id: 'resumo', shown: page.summary.length > 0, body: <SummaryBox id="resumo" points={page.summary} /> },
    { id: 'sinais', shown: page.careCards.length > 0, body: <CareCards cards={page.careCards} /> },
    { id: 'filme', shown: banner.film !== null, body: banner.film && <FilmView film={banner.film} title={banner.title || page.title} /> },
    textPart('o-que-e', whatIs, names('whatIs'), { menu: names('whatIs') }),
    textPart('vantagens', benefits, names('benefits'), { menu: names('benefits') }),
    {
      id: 'tratamento',
      menu: names('treatment'),
      shown: hasContent(whichTreatments) || hasTreatments,
      body: <SectionTreatments which={whichTreatments} localised={{ ...localised, list: treatments }} />,
    },
    textPart('criterios', otherCriteria, t('criteria')),
    textPart('como-se-faz', howItIsDone, t('howItIsDone'), { steps: true }),
    { id: 'filmes', shown: page.films.length > 0, body: <TreatmentFilms films={page.films} /> },
    textPart('pos-tratamento', afterwards, names('afterwards'), { menu: names('afterwards') }),
    textPart('apoio', support, t('support')),
    {
      id: 'destaque',
      shown: Boolean(highlight.title) || highlight.paragraphs.length > 0,
      body: <SectionHighlight highlight={highlight} />,
    },
    ...useClosingParts(page),
  ];
}

/** On paper there is nothing to watch. */
function TreatmentFilms({ films }: { films: TreatmentSectionPage['films'] }) {
  const t = useTranslations('treatment');
  return films.map(({ title, film }, index) => (
    <PageSection key={film.youtubeId} id={`filme-${index + 1}`} title={title || film.caption || t('film')} screenOnly>
      <FilmView film={film} title={title || film.caption || t('film')} />
    </PageSection>
  ));
}
