import { pathTo } from '@clinic/core/addresses/path-to';
import type { AboutPage } from '@clinic/core/content/shapes/clinic-pages';
import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import door from '../art/scenes/hero-porta-lisboa.svg';
import { ArrowLink } from '../components/arrow-link.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Band, BandHead } from '../home/band.tsx';
import { hasText } from '../reading/is-empty.ts';
import { Opening } from '../reading/opening.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { TeamCards } from '../team/team-cards.tsx';
import { Facilities } from './facilities.tsx';
import { Introduction } from './introduction.tsx';
import { Mission } from './mission.tsx';

/** Who the clinic is: in words, in its mission, in its rooms, in its people. */
export function AboutScreen({ about, team }: { about: AboutPage; team: readonly PersonCard[] }) {
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

/** The clinic's door stands in while editors chose no picture. */
function AboutOpening({ about: { title, banner } }: { about: AboutPage }) {
  const t = useTranslations('about');
  const usual = { src: door, alt: t('sceneAlt'), width: 900, height: 720, caption: '', labels: [], focalPoint: null, sources: [] };
  return <Opening breadcrumbs={[useHomeCrumb()]} title={banner.title || title} lead={banner.text} picture={banner.picture ?? usual} />;
}

function TeamTeaser({ team }: { team: readonly PersonCard[] }) {
  const id = 'equipa';
  const shown = 3;
  const t = useTranslations('about');
  const { locale } = useFrame();
  return (
    <Band id={id} tone="white">
      <BandHead id={id} title={t('team')} aside={<ArrowLink to={pathTo(locale, 'team')}>{t('wholeTeam')}</ArrowLink>} />
      <TeamCards people={team.slice(0, shown)} heading="h3" brief />
    </Band>
  );
}
