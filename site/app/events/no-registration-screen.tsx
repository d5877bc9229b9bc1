import { pathTo } from '@clinic/core/addresses/path-to';
import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../components/button-link.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { useFrame } from '../frame/use-frame.ts';
import type { EventStanding } from './event-standing.ts';
import styles from './registration-screen.module.css';

/** Nothing to register for: why, and where to go. */
export function NoRegistrationScreen({ event, standing }: { event: EventCard | null; standing: EventStanding }) {
  const t = useTranslations('events');
  const { locale } = useFrame();
  const title = !event ? 'title' : standing === 'over' ? 'overTitle' : 'closedTitle';
  return (
    <div className={styles['screen']}>
      <div className={styles['task']}>
        <h1 className={styles['title']}>{t(`register.unavailable.${title}`)}</h1>
        <p className={styles['lead']}>{event ? event.title : t('register.unavailable.lead')}</p>
        <div className={styles['send']}>
          <ButtonLink to={pathTo(locale, 'events')} reloadDocument>
            {t('register.unavailable.all')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles['side']}>
        <CallPanel title={t('call.title')} text={t('call.text')} />
      </div>
    </div>
  );
}
