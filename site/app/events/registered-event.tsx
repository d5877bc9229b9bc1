import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { calendarAddress } from './event-addresses.ts';
import { EventFactList } from './event-fact-list.tsx';
import panel from './event-panel.module.css';
import type { RegistrationStanding } from './registration-standing.ts';

/** The event beside one's own registration. Its calendar file is offered to whoever has a place, not to who waits for one or has left. */
export function RegisteredEvent({ event, standing }: { event: EventCard; standing: RegistrationStanding }) {
  const t = useTranslations('events.thanks');
  const { locale } = useFrame();
  const hasPlace = standing.status === 'held' || standing.status === 'registered';
  return (
    <section className={panel['panel']} aria-label={event.title}>
      <div className={panel['tiles']} />
      <div className={panel['inside']}>
        <h2 className={panel['name']}>{event.title}</h2>
        <EventFactList event={{ ...event, attendance: standing.mode, places: null }} />
        {hasPlace && (
          <p className={panel['calendar']}>
            <a href={calendarAddress(locale, event.id)} download>
              <Glyph name="calendar" />
              <span>{t('calendar')}</span>
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
