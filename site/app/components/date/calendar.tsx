import { type CalendarDate, endOfMonth, endOfYear, parseDate, startOfMonth, startOfYear } from '@internationalized/date';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './calendar.module.css';
import { CalendarHead } from './calendar-head.tsx';
import { touchesRange, yearsAround, yearsShown } from './calendar-rules.ts';
import { type IsoDate, monthName } from './date-words.ts';
import { DayView } from './day-view.tsx';
import { PeriodGrid } from './period-grid.tsx';

export type CalendarProps = {
  label: string;
  value?: IsoDate | undefined;
  /** The month on show while nothing is chosen. */
  start: IsoDate;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  isUnavailable?: ((day: IsoDate) => boolean) | undefined;
  autoFocus?: boolean;
  onChoose(day: IsoDate): void;
};

const asDate = (day: IsoDate | undefined) => (day ? parseDate(day) : undefined);

/** Days, months and years: whoever needs a date far away goes up a view instead of paging month by month. */
export function Calendar({ label, value, start, min, max, isUnavailable, autoFocus = false, onChoose }: CalendarProps) {
  const t = useTranslations('components.calendar');
  const locale = useLocale();
  const [view, setView] = useState<'days' | 'months' | 'years'>('days');
  const [returned, setReturned] = useState(false);
  const [focused, setFocused] = useState(() => parseDate(value ?? start));
  const months = Array.from({ length: focused.calendar.getMonthsInYear(focused) }, (_, index) => focused.set({ month: index + 1, day: 1 }));
  const years = yearsAround(focused.year);
  const canChoose = (first: CalendarDate, last: CalendarDate) => touchesRange(first.toString(), last.toString(), min, max);
  const turn = (by: object) => ({ onPress: () => setFocused(focused.add(by)) });
  const monthWords = (day: CalendarDate) => monthName(day.toString(), locale);

  if (view === 'years') {
    return (
      <div className={styles['box']}>
        <CalendarHead
          title={`${years[0]} – ${years.at(-1)}`}
          previous={{ label: t('earlierYears'), ...turn({ years: -yearsShown }) }}
          next={{ label: t('laterYears'), ...turn({ years: yearsShown }) }}
        />
        <PeriodGrid
          key={years[0]}
          label={t('chooseYear')}
          current={years.indexOf(focused.year)}
          choices={years.map((year) => {
            const day = focused.set({ year, day: 1 });
            return { key: `${year}`, words: `${year}`, disabled: !canChoose(startOfYear(day), endOfYear(day)) };
          })}
          onChoose={(index) => {
            setFocused(focused.set({ year: years[index] ?? focused.year }));
            setView('months');
          }}
        />
      </div>
    );
  }
  if (view === 'months') {
    return (
      <div className={styles['box']}>
        <CalendarHead
          title={`${focused.year}`}
          widen={{ label: t('chooseYear'), onPress: () => setView('years') }}
          previous={{ label: t('previousYear'), ...turn({ years: -1 }) }}
          next={{ label: t('nextYear'), ...turn({ years: 1 }) }}
        />
        <PeriodGrid
          label={t('chooseMonth')}
          current={focused.month - 1}
          choices={months.map((month) => ({
            key: `${month.month}`,
            words: monthWords(month),
            disabled: !canChoose(startOfMonth(month), endOfMonth(month)),
          }))}
          onChoose={(index) => {
            setFocused(months[index] ?? focused);
            setReturned(true);
            setView('days');
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles['box']}>
      <CalendarHead
        title={t('monthAndYear', { month: monthWords(focused), year: `${focused.year}` })}
        widen={{ label: t('chooseMonth'), onPress: () => setView('months') }}
        previous={{ label: t('previousMonth'), ...turn({ months: -1 }) }}
        next={{ label: t('nextMonth'), ...turn({ months: 1 }) }}
      />
      <DayView
        {...{ locale, label, focused, isUnavailable }}
        value={asDate(value) ?? null}
        min={asDate(min)}
        max={asDate(max)}
        autoFocus={autoFocus || returned}
        onFocus={setFocused}
        onChoose={(day) => onChoose(day.toString())}
      />
    </div>
  );
}
