import type { AboutPage } from '@clinic/core/content/shapes/clinic-pages';
import type { Person } from '@clinic/core/content/shapes/page-parts';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { hasText } from '../reading/is-empty.ts';
import { AboutOpening } from './about-opening.tsx';
import { Facilities } from './facilities.tsx';
import { Introduction } from './introduction.tsx';
import { Mission } from './mission.tsx';
import { TeamTeaser } from './team-teaser.tsx';

/** Who the clinic is: in words, in its mission, in its rooms, in its people. */
export function AboutScreen({ about, team }: { about: AboutPage; team: Person[] }) {
  const { introduction, mission, facilities } = about;
  return (
    <>
      <AboutOpening about={about} />
      {(hasText(introduction.text) || introduction.picture) && <Introduction introduction={introduction} />}
      {hasText(mission.text) && <Mission mission={mission} />}
      {(hasText(facilities.text) || facilities.pictures.length > 0) && <Facilities facilities={facilities} />}
      {team.length > 0 && <TeamTeaser team={team} />}
      <BookingBanner />
    </>
  );
}
