import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { AreaFrame } from '../../area/area-frame.tsx';
import type { AreaCell, AreaFrameView } from '../../area/area-frame-view.ts';
import { AreaScreen } from '../../area/area-screen.tsx';
import { HistoryScreen } from '../../area/history-screen.tsx';
import { LinkRecordScreen } from '../../area/link-record-screen.tsx';
import { PapersScreen } from '../../area/papers-screen.tsx';
import { PeopleScreen } from '../../area/people-screen.tsx';
import { PrivacyScreen } from '../../area/privacy-screen.tsx';
import { ProfileScreen } from '../../area/profile-screen.tsx';
import { SymptomsScreen } from '../../area/symptoms-screen.tsx';
import { SymptomsSheet } from '../../area/symptoms-sheet.tsx';
import styles from './area-gallery.module.css';
import { historySamples, linkStates, papersStates, peopleStates, privacyStates, profileStates } from './sample-account.ts';
import { antonio, areaStates } from './sample-area.ts';
import type { SampleDrawings } from './sample-drawings.server.ts';
import { sampleScores } from './sample-scores.ts';

/** The personal area, one screen in one state at a time, as wide as it really is. */
export function AreaGallery({ drawings }: { drawings: SampleDrawings }) {
  const t = useTranslations('gallery.area');
  const [query] = useSearchParams();
  const shots = useShots(drawings);
  const current = shots.find(({ name }) => name === query.get('ecra')) ?? shots[0];
  return (
    <>
      <nav aria-label={t('screens')} className={styles['menu']}>
        {shots.map(({ name }) => (
          <a key={name} href={`?ecra=${name}`} aria-current={name === current?.name ? 'true' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles['stage']} data-stage>
        <AreaFrame
          view={{
            firstName: 'Joaquim',
            current: current?.cell ?? 'home',
            hasSymptoms: current?.hasSymptoms ?? true,
            kept: current?.kept ?? null,
          }}
        />
        {current?.screen}
      </div>
    </>
  );
}

type Shot = { name: string; cell: AreaCell; hasSymptoms?: boolean; kept?: AreaFrameView['kept']; screen: ReactNode };

function useShots(drawings: SampleDrawings): Shot[] {
  const locale = useLocale();
  const nextVisit = { day: '2026-11-19', doctorName: antonio.name };
  const symptoms = {
    today: '2026-11-15',
    scores: sampleScores,
    drawings,
    nextVisit,
    shared: 'no',
    quizTo: '#',
    removing: null,
    done: null,
  } as const;
  const sheet = {
    printedOn: '2026-11-15',
    name: 'Joaquim Tavares',
    birthDate: '1961-03-27',
    patientNumber: '4070',
    nextVisit,
    scores: sampleScores,
  };
  return [
    ...entries(areaStates, (name, state) => ({
      cell: 'home' as const,
      hasSymptoms: name !== 'area-vazia' && name !== 'area-por-ligar',
      screen: <AreaScreen view={state(locale)} />,
    })),
    ...entries(historySamples, (_, state) => ({ cell: 'visits' as const, screen: <HistoryScreen view={state(locale)} /> })),
    ...entries(papersStates, (_, state) => ({ cell: 'visits' as const, screen: <PapersScreen view={state(locale)} /> })),
    { name: 'sintomas', cell: 'symptoms', screen: <SymptomsScreen view={symptoms} /> },
    { name: 'sintomas-apagar', cell: 'symptoms', screen: <SymptomsScreen view={{ ...symptoms, removing: 's4', shared: 'sent' }} /> },
    { name: 'sintomas-folha', cell: 'symptoms', screen: <SymptomsSheet view={{ ...sheet, drawing: drawings.paper }} /> },
    ...entries(profileStates, (name, state) => ({
      cell: 'profile' as const,
      kept: name === 'perfil-retomado' ? ('typed' as const) : null,
      screen: <ProfileScreen view={state(locale)} />,
    })),
    ...entries(peopleStates, (_, view) => ({ cell: 'profile' as const, screen: <PeopleScreen view={view} /> })),
    ...entries(linkStates, (_, view) => ({ cell: 'home' as const, hasSymptoms: false, screen: <LinkRecordScreen view={view} /> })),
    ...entries(privacyStates, (_, state) => ({ cell: 'profile' as const, screen: <PrivacyScreen view={state(locale)} /> })),
  ];
}

const entries = <T,>(states: Record<string, T>, shot: (name: string, state: T) => Omit<Shot, 'name'>): Shot[] =>
  Object.entries(states).map(([name, state]) => ({ name, ...shot(name, state) }));
