import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GlyphName } from '../art/names.ts';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './event-fact-list.module.css';
import { eventDayInWords, lisbonTime } from './event-words.ts';

type Shown = Pick<EventCard, 'startsAt' | 'endsAt' | 'attendance' | 'place' | 'address' | 'places'>;

/** When, where and for how many; `places` replaces the last line where more is known. */
export function EventFactList({ event, places }: { event: Shown; places?: { title: string; text: string } }) {
  const t = useTranslations('events');
  const { locale } = useFrame();
  const { startsAt, endsAt, attendance, place, address } = event;
  const shown = places ?? placesInWords(event, t);
  return (
    <ul className={styles['facts']}>
      <Fact glyph="calendar" title={startsAt ? <time dateTime={startsAt}>{eventDayInWords(startsAt, locale)}</time> : t('facts.noDay')}>
        {startsAt &&
          (endsAt
            ? t('facts.fromTo', { from: lisbonTime(startsAt), to: lisbonTime(endsAt) })
            : t('facts.from', { from: lisbonTime(startsAt) }))}
      </Fact>
      {attendance === 'video' ? (
        <Fact glyph="video" title={t('facts.video')}>
          {t('facts.videoText')}
        </Fact>
      ) : (
        <Fact
          glyph="map-pin"
          title={attendance === 'both' ? t('facts.placeOrVideo', { place: place || t('facts.clinic') }) : place || t('facts.clinic')}
        >
          {address && <Unbroken text={address} />}
        </Fact>
      )}
      {shown && (
        <Fact glyph="people" title={shown.title}>
          {shown.text}
        </Fact>
      )}
    </ul>
  );
}

type Words = ReturnType<typeof useTranslations<'events'>>;

function placesInWords({ places, attendance }: Shown, t: Words): { title: string; text: string } | null {
  if (places === null) return null;
  const title = attendance === 'video' ? t('facts.placesVideo', { places }) : t('facts.placesRoom', { places });
  return { title, text: attendance === 'both' ? t('facts.videoNoLimit') : t('facts.thenWaiting') };
}

const Fact = ({ glyph, title, children }: { glyph: GlyphName; title: ReactNode; children?: ReactNode }) => (
  <li>
    <Glyph name={glyph} />
    <div>
      <p className={styles['title']}>{title}</p>
      {children && <p className={styles['more']}>{children}</p>}
    </div>
  </li>
);
