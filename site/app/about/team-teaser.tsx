import { pathTo } from '@clinic/core/addresses/path-to';
import type { Person } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Band, BandHead } from '../home/band.tsx';
import { TeamCards } from '../team/team-cards.tsx';

const id = 'equipa';
const shown = 3;

export function TeamTeaser({ team }: { team: Person[] }) {
  const t = useTranslations('about');
  const { locale } = useFrame();
  return (
    <Band id={id} tone="white">
      <BandHead id={id} title={t('team')} aside={<ArrowLink to={pathTo(locale, 'team')}>{t('wholeTeam')}</ArrowLink>} />
      <TeamCards people={team.slice(0, shown)} heading="h3" brief />
    </Band>
  );
}
