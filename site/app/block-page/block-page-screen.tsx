import { pathTo } from '@clinic/core/addresses/path-to';
import type { BlockPage, Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BlockList } from '../blocks/block-list.tsx';
import { blockMenu, endsWithBanner } from '../blocks/block-places.ts';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Opening } from '../reading/opening.tsx';
import { ReadingLayout } from '../reading/reading-layout.tsx';

type Props = {
  page: BlockPage;
  testimonials: Testimonial[];
  /** Under the lead: a date, a button. */
  children?: ReactNode;
};

/** A page that editors built of sections. With names for its menu it is read beside it; without, the sections take the whole window. */
export function BlockPageScreen({ page: { title, excerpt, picture, blocks }, testimonials, children }: Props) {
  const t = useTranslations('reading');
  const { locale } = useFrame();
  const sections = blockMenu(blocks);
  return (
    <>
      <Opening breadcrumbs={[{ to: pathTo(locale, 'home'), title: t('home') }]} title={title} lead={excerpt} picture={picture}>
        {children}
      </Opening>
      {sections.length > 1 ? (
        <ReadingLayout sections={sections}>
          <BlockList blocks={blocks} testimonials={testimonials} />
        </ReadingLayout>
      ) : (
        <BlockList blocks={blocks} testimonials={testimonials} bands />
      )}
      {endsWithBanner(blocks) && <BookingBanner />}
    </>
  );
}
