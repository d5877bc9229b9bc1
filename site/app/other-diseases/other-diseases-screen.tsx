import type { OtherDiseasesPage } from '@clinic/core/content/shapes/medical-pages';
import type { PageLink } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { hasSpecialist, hasWords } from '../reading/is-empty.ts';
import { Opening } from '../reading/opening.tsx';
import { type ReadingPart, ReadingParts } from '../reading/reading-parts.tsx';
import { ReferenceList } from '../reading/reference-list.tsx';
import { RelatedPages } from '../reading/related-pages.tsx';
import { ReviewLine } from '../reading/review-line.tsx';
import { Specialist } from '../reading/specialist.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { Disease } from './disease.tsx';

type Props = { page: OtherDiseasesPage; problems: PageLink[]; minutes: number };

/** The diseases that share one page: each with what it is and how it is treated. */
export function OtherDiseasesScreen({ page, problems, minutes }: Props) {
  const t = useTranslations('otherDiseases');
  const home = useHomeCrumb();
  return (
    <>
      <Opening breadcrumbs={[home]} title={page.title} lead={page.excerpt || page.meta.description} subject="outras-doencas">
        <ReviewLine responsibility={page.responsibility} minutes={minutes} />
      </Opening>
      <ReadingParts parts={useParts(page)} />
      <RelatedPages id="problemas" title={t('more')} pages={problems} />
      <BookingBanner />
    </>
  );
}

function useParts({ diseases, responsibility, references }: OtherDiseasesPage): ReadingPart[] {
  const t = useTranslations('reading.sections');
  return [
    ...diseases.map((disease) => ({
      id: disease.anchor,
      menu: disease.menuTitle,
      shown: hasWords(disease.whatIs) || hasWords(disease.treatment),
      body: <Disease disease={disease} />,
    })),
    {
      id: 'especialista',
      menu: t('specialist'),
      shown: hasSpecialist(responsibility),
      body: <Specialist responsibility={responsibility} />,
    },
    { id: 'referencias', menu: t('references'), shown: references.length > 0, body: <ReferenceList references={references} /> },
  ];
}
