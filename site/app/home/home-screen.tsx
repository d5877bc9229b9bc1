import type { HomeContent } from '@clinic/core/content/pages/home-shape';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { Finder } from './finder.tsx';
import { Hero } from './hero.tsx';
import { Install } from './install.tsx';
import { News } from './news.tsx';
import type { DrawnHighlight } from './read-highlights.server.ts';
import { Steps } from './steps.tsx';
import { Team } from './team.tsx';
import { Testimonials } from './testimonials.tsx';
import { Topics } from './topics.tsx';
import { Trust } from './trust.tsx';
import { VideoAndHighlights } from './video.tsx';

export type HomeView = Omit<HomeContent, 'highlights'> & { highlights: DrawnHighlight[] };

/** From worry to appointment: say it, find it, trust it, see how it goes, meet us, book. */
export function HomeScreen({ home }: { home: HomeView }) {
  return (
    <>
      <Hero banner={home.banner} />
      <Finder symptoms={home.symptoms} urgent={home.urgent} />
      <Trust />
      <Topics prostate={home.prostate} hyperplasia={home.hyperplasia} />
      <Steps />
      <Team team={home.team} />
      <Testimonials testimonials={home.testimonials} />
      <News title={home.newsTitle} news={home.news} autoplay={home.autoplay} />
      <VideoAndHighlights video={home.video} highlights={home.highlights} />
      <Install pwa={home.pwa} />
      <BookingBanner words={home.cta} />
    </>
  );
}
