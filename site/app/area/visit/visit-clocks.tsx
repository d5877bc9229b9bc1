import { offsetInWords } from '@clinic/core/kernel/lisbon-time';
import { useLocale, useTranslations } from 'use-intl';
import type { Moment } from '../../booking/visit/moment.ts';
import { dateInLine } from '../parts/date-in-line.ts';
import type { OwnClock } from './use-own-clock.ts';
import styles from './visit-clocks.module.css';
import { zonePlace } from './zone-place.ts';

/** Both clocks of a visit by video, one's own first, and what to do when that clock is wrong. */
export function VisitClocks({ own, lisbon }: { own: OwnClock; lisbon: Moment }) {
  const t = useTranslations('area.clocks');
  const locale = useLocale();
  const place = zonePlace(own.timeZone, locale);
  return (
    <>
      <dl className={styles['clocks']}>
        <div data-own>
          <dt>{t('in', { place })}</dt>
          <dd>
            <b>{own.time}</b>
            {t('own')}
          </dd>
        </div>
        <div>
          <dt>{t('lisbon')}</dt>
          <dd>
            <b>{lisbon.time}</b>
            {own.day === lisbon.day ? t('clinic') : dateInLine(lisbon.day, locale)}
          </dd>
        </div>
      </dl>
      <details className={styles['wrong']}>
        <summary>{t('notHere', { place })}</summary>
        <p>{t('notHereText', { time: lisbon.time, offset: offsetInWords(own.aheadOfLisbonMinutes, locale) })}</p>
      </details>
    </>
  );
}
