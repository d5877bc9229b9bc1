import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords, dayNumber, shortWeekday } from './date-words.ts';
import type { PickerDay } from './slot-days.ts';
import styles from './slot-picker.module.css';

type Props = { day: PickerDay; open: boolean; onOpen(date: string): void };

export const DayButton = memo(function DayButton({ day: { date, times }, open, onOpen }: Props) {
  const t = useTranslations('components.slots');
  const locale = useLocale();
  return (
    <button type="button" className={styles['day']} aria-pressed={open} disabled={times.length === 0} onClick={() => onOpen(date)}>
      <span className="visually-hidden">{dayInWords(date, locale)}: </span>
      <span aria-hidden="true">{shortWeekday(date, locale)}</span>
      <span aria-hidden="true" className={styles['number']}>
        {dayNumber(date)}
      </span>
      <span className={styles['room']}>{t('count', { count: times.length })}</span>
    </button>
  );
});
