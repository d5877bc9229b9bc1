import type { TreatmentPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { SummaryBox } from '../components/content/summary-box.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { CareCards } from '../reading/care-cards.tsx';
import { hasContent } from '../reading/is-empty.ts';
import { leadOf } from '../reading/lead-of.ts';
import { Opening } from '../reading/opening.tsx';
import { PageHour } from '../reading/page-hour.tsx';
import { type ReadingPart, ReadingParts } from '../reading/reading-parts.tsx';
import { RelatedPages } from '../reading/related-pages.tsx';
import { ReviewLine } from '../reading/review-line.tsx';
import { textPart } from '../reading/text-part.tsx';
import { useClosingParts } from '../reading/use-closing-parts.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { Afterwards } from './afterwards.tsx';
import { TreatmentFacts } from './treatment-facts.tsx';

/** One treatment: what it is, what it is good for, how it goes and what comes after. */
export function TreatmentScreen({ page, minutes }: { page: TreatmentPage; minutes: number }) {
  const t = useTranslations('treatment');
  const { banner, section, subject } = page;
  const home = useHomeCrumb();
  return (
    <>
      <Opening
        breadcrumbs={[home, section]}
        title={banner.title || page.title}
        name={page.title}
        lead={leadOf(page)}
        picture={banner.picture}
        subject={subject}
      >
        <TreatmentFacts page={page} />
        <PageHour responsibility={page.responsibility} />
        <ReviewLine responsibility={page.responsibility} minutes={minutes} />
      </Opening>
      <ReadingParts parts={useParts(page)} />
      <RelatedPages id="outros" title={t('others')} pages={page.siblings} />
      <BookingBanner words={page.cta} />
    </>
  );
}

function useParts(page: TreatmentPage): ReadingPart[] {
  const t = useTranslations('treatment');
  const names = useTranslations('reading.sections');
  const { whatIs, benefits, otherCriteria, howItIsDone, afterwards } = page;
  return [
    { id: 'resumo', shown: page.summary.length > 0, body: <SummaryBox id="resumo" points={page.summary} /> },
    { id: 'sinais', shown: page.careCards.length > 0, body: <CareCards cards={page.careCards} /> },
    textPart('o-que-e', whatIs, names('whatIs'), { menu: names('whatIs') }),
    textPart('vantagens', benefits, names('benefits'), { menu: names('benefits') }),
    textPart('criterios', otherCriteria, t('criteria')),
    textPart('tratamento', howItIsDone, t('howItIsDone'), { menu: names('treatment'), steps: true }),
    {
      id: 'pos-tratamento',
      menu: names('afterwards'),
      shown: hasContent(afterwards) || afterwards.recovery.length > 0,
      body: <Afterwards afterwards={afterwards} />,
    },
    ...useClosingParts(page),
  ];
}
