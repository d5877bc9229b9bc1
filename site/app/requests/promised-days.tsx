import type { AnswerDay } from '@clinic/core/requests/answer-days';
import { useLocale, useTranslations } from 'use-intl';
import { dayNumber, shortWeekday } from '../components/date/date-words.ts';
import styles from './thanks-screen.module.css';

/** The days as a strip of leaves, so that weekends and holidays need not be counted on the fingers. */
export function PromisedDays({ days }: { days: AnswerDay[] }) {
  const t = useTranslations('requests.thanks');
  const locale = useLocale();
  if (days.length < 2) return null;
  return (
    <ol className={styles['days']} aria-label={t('days')}>
      {days.map(({ day, kind }) => (
        <li key={day} data-kind={kind}>
          <span>{shortWeekday(day, locale)}</span>
          <b>{dayNumber(day)}</b>
          <span>{t(`day.${kind}`)}</span>
        </li>
      ))}
    </ol>
  );
}
