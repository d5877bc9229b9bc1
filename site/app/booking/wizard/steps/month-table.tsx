import { addDays } from '@clinic/core/kernel/lisbon-time';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords, dayNumber, shortWeekday } from '../../../components/date/date-words.ts';
import { Glyph } from '../../../components/icon.tsx';
import styles from './month-table.module.css';
import type { MonthDay, Week } from './month-view.ts';

type Turn = { label: string; href: string } | null;
/** `firstId`: of the first day that can be chosen, so that an error can lead there. */
type Props = {
  firstId: string;
  title: string;
  weeks: Week[];
  opened: string | null;
  dayAddress(day: string): string;
  previous: Turn;
  next: Turn;
};

/** A wall calendar of links: it works before, and without, any script. */
export function MonthTable({ firstId, title, weeks, opened, dayAddress, previous, next }: Props) {
  const locale = useLocale();
  const firstFree = weeks.flatMap(({ days }) => days).find((day) => day && day.count > 0)?.date;
  const weekdays = weeks.slice(0, 1).flatMap(({ first, days }) => days.map((_, index) => addDays(first, index)));
  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <TurnLink turn={previous} glyph="chevron-left" />
        <p className={styles['title']}>{title}</p>
        <TurnLink turn={next} glyph="chevron-right" />
      </div>
      <table className={styles['table']}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th key={date} scope="col">
                <span aria-hidden="true">{shortWeekday(date, locale)}</span>
                <span className="visually-hidden">{dayInWords(date, locale).split(',')[0]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ first, days }) => (
            <tr key={first}>
              {days.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week is its number.
                <td key={index}>
                  {day && (
                    <DayCell
                      day={day}
                      id={day.date === firstFree ? firstId : undefined}
                      open={day.date === opened}
                      href={dayAddress(day.date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TurnLink({ turn, glyph }: { turn: Turn; glyph: 'chevron-left' | 'chevron-right' }) {
  return turn ? (
    <a className={styles['turn']} href={turn.href} aria-label={turn.label}>
      <Glyph name={glyph} />
    </a>
  ) : (
    <span className={styles['turn']} />
  );
}

type CellProps = { day: MonthDay; id: string | undefined; open: boolean; href: string };

function DayCell({ day: { date, count }, id, open, href }: CellProps) {
  const t = useTranslations('components.slots');
  const locale = useLocale();
  if (count === 0) return <span className={styles['off']}>{dayNumber(date)}</span>;
  return (
    <a id={id} className={styles['day']} href={href} aria-current={open ? 'date' : undefined}>
      <span className="visually-hidden">{dayInWords(date, locale)}: </span>
      <span aria-hidden="true" className={styles['number']}>
        {dayNumber(date)}
      </span>
      <span className={styles['room']}>{t('count', { count })}</span>
    </a>
  );
}
