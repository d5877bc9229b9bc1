import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { calendarAddress, registrationAddress } from './event-addresses.ts';
import { EventFactList } from './event-fact-list.tsx';
import styles from './event-panel.module.css';

/** When and where, and what one can do about it now. */
export function EventPanel({ event, standing }: { event: EventCard; standing: 'open' | 'closed' | 'over' }) {
  const t = useTranslations('events');
  const { locale } = useFrame();
  return (
    <section className={styles['panel']} aria-label={t('panel.label')} data-together>
      <div className={styles['tiles']} />
      <div className={styles['inside']}>
        <EventFactList event={event} />
        {standing === 'open' ? (
          <div className={styles['actions']} data-page-action>
            <a className={buttonClass({ wide: true })} href={registrationAddress(locale, event)}>
              {t('panel.register')}
            </a>
          </div>
        ) : (
          <p className={styles['closed']}>{standing === 'over' ? t('panel.over') : t('panel.closed')}</p>
        )}
        {standing !== 'over' && event.startsAt && (
          <p className={styles['calendar']} data-print="no">
            <a href={calendarAddress(locale, event.id)} download>
              <Glyph name="calendar" />
              <span>{t('panel.calendar')}</span>
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
