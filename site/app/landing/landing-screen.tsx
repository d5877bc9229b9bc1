import type { LandingPage, Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import { BlockList } from '../blocks/block-list.tsx';
import { endsWithBanner } from '../blocks/block-places.ts';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { LandingHero } from './landing-hero.tsx';

type Props = { page: Pick<LandingPage, 'title' | 'banner' | 'blocks'>; testimonials: Testimonial[] };

/** One offer and one way on: into the booking. */
export function LandingScreen({ page: { title, banner, blocks }, testimonials }: Props) {
  return (
    <>
      <LandingHero banner={{ ...banner, title: banner.title || title }} />
      <BlockList blocks={blocks} testimonials={testimonials} bands />
      {endsWithBanner(blocks) && <BookingBanner />}
    </>
  );
}
