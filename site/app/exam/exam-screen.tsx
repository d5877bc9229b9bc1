import { pathTo } from '@clinic/core/addresses/path-to';
import type { Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import type { ExamPage } from '@clinic/core/content/shapes/medical-pages';
import { useLocale, useTranslations } from 'use-intl';
import { endsWithBanner } from '../blocks/block-places.ts';
import { priceInWords } from '../booking/price-words.ts';
import { Link } from '../components/link.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { Opening } from '../reading/opening.tsx';
import { PageFacts } from '../reading/page-facts.tsx';
import { PageHour } from '../reading/page-hour.tsx';
import { ReadingParts } from '../reading/reading-parts.tsx';
import { ReviewLine } from '../reading/review-line.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { JumpLink } from './jump-link.tsx';
import { hasPreparation } from './preparation.tsx';
import { PreparationSheet } from './preparation-sheet.tsx';
import { useExamParts } from './use-exam-parts.tsx';

type ExamView = { page: ExamPage; minutes: number; testimonials: Testimonial[] };

/** One analysis or test: what it is for, how it is done, and what to do before. */
export function ExamScreen({ page, minutes, testimonials }: ExamView) {
  const t = useTranslations('exam');
  const { title, excerpt, subject, whatIs, duration, responsibility, preparation, visit } = page;
  const prepares = hasPreparation(preparation);
  const parts = useExamParts(page, testimonials);
  return (
    <>
      <Opening breadcrumbs={[useHomeCrumb()]} title={title} lead={excerpt} picture={whatIs.picture} subject={subject}>
        <PageFacts
          facts={[
            { name: t('price'), value: visit?.inPersonCents && <ExamPrice cents={visit.inPersonCents} /> },
            { name: t('duration'), value: duration },
            { name: t('before'), value: prepares && <JumpLink to="preparacao">{t('jump')}</JumpLink> },
          ]}
        />
        <PageHour responsibility={responsibility} exam={visit ? { typeId: visit.typeId, words: t('bookThis') } : undefined} />
        <ReviewLine responsibility={responsibility} minutes={minutes} />
      </Opening>
      <ReadingParts parts={parts} />
      {prepares && <PreparationSheet exam={title} preparation={preparation} />}
      {endsWithBanner(page.blocks) && <BookingBanner />}
    </>
  );
}

function ExamPrice({ cents }: { cents: number }) {
  const t = useTranslations('exam');
  const locale = useLocale();
  return (
    <>
      {t('atClinic', { price: priceInWords(cents, locale) })}
      <br />
      <Link to={pathTo(locale, 'prices')}>{t('allPrices')}</Link>
    </>
  );
}
