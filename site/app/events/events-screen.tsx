import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { ArticleCover, aThird } from '../blog/article-cover.tsx';
import { Card } from '../components/content/card.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Opening } from '../reading/opening.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { eventDayInWords, lisbonTime } from './event-words.ts';
import styles from './events-screen.module.css';

type EventsView = { coming: EventCard[]; past: EventCard[] };

/** What is to come, the soonest first; below, what has been, the newest first. */
export function EventsScreen({ events: { coming, past } }: { events: EventsView }) {
  const t = useTranslations('events');
  return (
    <>
      <Opening breadcrumbs={[useHomeCrumb()]} title={t('title')} lead={t('lead')} />
      <div className={styles['page']}>
        <section aria-labelledby="proximos">
          <h2 id="proximos">{t('coming')}</h2>
          {coming.length > 0 ? <EventCards events={coming} isComing /> : <p>{t('none')}</p>}
        </section>
        {past.length > 0 && (
          <section aria-labelledby="passados">
            <h2 id="passados">{t('past')}</h2>
            <EventCards events={past} />
          </section>
        )}
        <div className={styles['call']}>
          <CallPanel title={t('call.title')} text={t('call.text')} />
        </div>
      </div>
    </>
  );
}

function EventCards({ events, isComing = false }: { events: EventCard[]; isComing?: boolean }) {
  const t = useTranslations('events');
  const { locale } = useFrame();
  const when = ({ startsAt }: EventCard) =>
    startsAt ? t('cardWhen', { day: eventDayInWords(startsAt, locale), time: lisbonTime(startsAt) }) : t('facts.noDay');
  return (
    <div className={styles['cards']}>
      {events.map((event) => (
        <Card
          key={event.id}
          to={event.to}
          title={event.title}
          picture={<ArticleCover article={event} sizes={aThird} />}
          kicker={when(event)}
          text={event.excerpt}
          {...(isComing && { facts: [{ name: t('cardWhere'), value: whereOf(event) }] })}
        />
      ))}
    </div>
  );

  function whereOf({ attendance, place }: EventCard): string {
    if (attendance === 'video') return t('facts.video');
    const room = place || t('facts.clinic');
    return attendance === 'both' ? t('facts.placeOrVideo', { place: room }) : room;
  }
}
