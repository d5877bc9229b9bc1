import type { TreatmentSectionPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { leadOf } from '../reading/lead-of.ts';
import { Opening } from '../reading/opening.tsx';
import { PageFacts } from '../reading/page-facts.tsx';
import { PageHour } from '../reading/page-hour.tsx';
import { ReadingParts } from '../reading/reading-parts.tsx';
import { RelatedPages } from '../reading/related-pages.tsx';
import { ReviewLine } from '../reading/review-line.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { useSectionParts } from './use-section-parts.tsx';

/** All treatments of one problem, side by side. */
export function TreatmentSectionScreen({ page, minutes }: { page: TreatmentSectionPage; minutes: number }) {
  const t = useTranslations('treatment');
  const { banner, problem, subject } = page;
  const home = useHomeCrumb();
  return (
    <>
      <Opening
        breadcrumbs={problem ? [home, problem] : [home]}
        title={banner.title || page.title}
        name={page.title}
        lead={leadOf(page)}
        picture={banner.picture}
        subject={subject}
      >
        <PageFacts facts={[{ name: t('about'), value: problem && <Link to={problem.to}>{problem.title}</Link> }]} />
        <PageHour responsibility={page.responsibility} />
        <ReviewLine responsibility={page.responsibility} minutes={minutes} />
      </Opening>
      <ReadingParts parts={useSectionParts(page)} />
      <RelatedPages id="outros" title={t('others')} pages={page.localised.list.length > 0 ? page.others : []} />
      <BookingBanner words={page.cta} />
    </>
  );
}
