import { slotText } from '@clinic/core/booking/form/slot-text';
import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords, dayNumber, shortWeekday } from '../../../components/date/date-words.ts';
import type { OwnTime } from '../../../components/date/slot-key.tsx';
import { dayInShort } from '../../../components/date/slot-words.ts';
import { Glyph } from '../../../components/icon.tsx';
import styles from './doctor-hours.module.css';
import type { OfferedHour } from './professional.server.ts';

type Props = {
  hour: OfferedHour;
  /** `key`: the hour alone, where day and doctor stand above it; `named`: with the doctor, where only the day does. */
  look: 'first' | 'wide' | 'key' | 'named';
  /** Of a key: the day that stands above, where this hour is of another. */
  dayAbove?: string | undefined;
  id?: string | undefined;
  chosen: string | undefined;
  ownTime: OwnTime | undefined;
};

/** One hour of one doctor. For whoever listens it always says day, hour and doctor. */
export function HourButton({ hour, look, dayAbove, id, chosen, ownTime }: Props) {
  const locale = useLocale();
  const { date, time, doctorName } = hour;
  const value = slotText(hour);
  const isChosen = value === chosen;
  const isWide = look === 'first' || look === 'wide';
  return (
    <button
      id={id}
      type="submit"
      name="slot"
      value={value}
      className={styles['hour']}
      data-look={look}
      aria-current={isChosen ? 'true' : undefined}
    >
      {isWide ? (
        <span className={styles['when']}>
          <b>
            {capitalised(dayInShort(date, locale))}, {time}
          </b>
          <span>{doctorName}</span>
        </span>
      ) : (
        <>
          <span className="visually-hidden">{dayInWords(date, locale)}, </span>
          <span className={styles['time']}>{time}</span>
          {dayAbove && dayAbove !== date && (
            <span className={styles['own']} aria-hidden="true">
              {shortWeekday(date, locale)} {dayNumber(date)}
            </span>
          )}
          <span className={look === 'named' ? styles['own'] : 'visually-hidden'}> {doctorName}</span>
        </>
      )}
      <OwnClock {...{ date, time, ownTime }} />
      {isWide && <Glyph name={isChosen ? 'check' : 'arrow-right'} />}
    </button>
  );
}

/** What the visitor's own clock shows then, for a visit by video from abroad. */
function OwnClock({ date, time, ownTime }: Pick<Props, 'ownTime'> & { date: string; time: string }) {
  const t = useTranslations('components.slots');
  const own = ownTime?.(date, time);
  if (!own) return null;
  return (
    <span className={styles['own']}>
      {own.otherDay === null ? t('forYou', { time: own.time }) : t('forYouOn', { time: own.time, day: own.otherDay })}
    </span>
  );
}
