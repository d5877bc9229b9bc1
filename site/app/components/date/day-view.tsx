import type { Locale } from '@clinic/core/kernel/locale';
import { languageTags } from '@clinic/core/kernel/locale';
import type { CalendarDate } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import styles from './calendar.module.css';
import { firstDayOfWeek } from './calendar-rules.ts';
import { shortenWeekday } from './date-words.ts';

type Props = {
  locale: Locale;
  label: string;
  value: CalendarDate | null;
  focused: CalendarDate;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  isUnavailable?: ((day: string) => boolean) | undefined;
  autoFocus: boolean;
  onFocus(day: CalendarDate): void;
  onChoose(day: CalendarDate): void;
};

/** One month, day by day: keyboard, announcements and unavailable days are React Aria's. */
export function DayView({ locale, label, value, focused, min, max, isUnavailable, autoFocus, onFocus, onChoose }: Props) {
  return (
    <I18nProvider locale={languageTags[locale]}>
      {/* React Aria would add a style element unless it finds this id; the content policy forbids that. calendar.module.css has the rule. */}
      <span id="react-aria-pressable-style" hidden />
      <AriaCalendar
        aria-label={label}
        className={styles['calendar'] ?? ''}
        firstDayOfWeek={firstDayOfWeek[locale]}
        value={value}
        focusedValue={focused}
        onFocusChange={onFocus}
        onChange={onChoose}
        autoFocus={autoFocus}
        {...(min && { minValue: min })}
        {...(max && { maxValue: max })}
        {...(isUnavailable && { isDateUnavailable: (day) => isUnavailable(day.toString().slice(0, 10)) })}
      >
        <CalendarGrid weekdayStyle="long" className={styles['days'] ?? ''}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{shortenWeekday(weekday, locale)}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(day) => <CalendarCell date={day} className={styles['day'] ?? ''} />}</CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  );
}
