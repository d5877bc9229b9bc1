import type { OtherDiseasesPage } from '@clinic/core/content/shapes/medical-pages';
import type { PageLink } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { CareCards } from '../reading/care-cards.tsx';
import { hasContent } from '../reading/is-empty.ts';
import { leadOf } from '../reading/lead-of.ts';
import { Opening } from '../reading/opening.tsx';
import { type ReadingPart, ReadingParts } from '../reading/reading-parts.tsx';
import { RelatedPages } from '../reading/related-pages.tsx';
import { ReviewLine } from '../reading/review-line.tsx';
import { useClosingParts } from '../reading/use-closing-parts.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { Disease } from './disease.tsx';

type Props = { page: OtherDiseasesPage; problems: PageLink[]; minutes: number };

/** The diseases that share one page: each with what it is and how it is treated. */
export function OtherDiseasesScreen({ page, problems, minutes }: Props) {
  const t = useTranslations('otherDiseases');
  const home = useHomeCrumb();
  return (
    <>
      <Opening breadcrumbs={[home]} title={page.title} lead={leadOf(page)} subject="outras-doencas">
        <ReviewLine responsibility={page.responsibility} minutes={minutes} />
      </Opening>
      <ReadingParts parts={useParts(page)} />
      <RelatedPages id="problemas" title={t('more')} pages={problems} />
      <BookingBanner />
    </>
  );
}

function useParts({ careCards, diseases, responsibility, references }: OtherDiseasesPage): ReadingPart[] {
  return [
    { id: 'sinais', shown: careCards.length > 0, body: <CareCards cards={careCards} /> },
    ...diseases.map((disease) => ({
      id: disease.anchor,
      menu: disease.menuTitle,
      shown: hasContent(disease.whatIs) || hasContent(disease.treatment),
      body: <Disease disease={disease} />,
    })),
    ...useClosingParts({ responsibility, references }),
  ];
}
