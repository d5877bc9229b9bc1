import { memo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords } from './date-words.ts';
import { type PickerDay, partsOfDay } from './slot-days.ts';
import { type OwnTime, SlotKey } from './slot-key.tsx';
import styles from './slot-picker.module.css';

type Props = {
  day: PickerDay;
  name: string;
  firstId: string | undefined;
  open: boolean;
  defaultValue: string | undefined;
  invalid: boolean;
  ownTime?: OwnTime | undefined;
  onChoose: ((slot: string) => void) | undefined;
  /** Another key than a radio button. */
  hourKey?: HourKey | undefined;
};

export type HourKey = (hour: { date: string; time: string; doctorId: number | undefined; id: string | undefined }) => ReactNode;

/** The hours of one day, as radio buttons that look like keys. A month has hundreds: only days that changed are drawn anew. */
export const DaySlots = memo(function DaySlots({
  day: { date, times, doctorIds },
  name,
  firstId,
  open,
  defaultValue,
  invalid,
  ownTime,
  onChoose,
  hourKey,
}: Props) {
  const t = useTranslations('components.slots');
  const locale = useLocale();
  const words = dayInWords(date, locale);
  return (
    <div className={styles['hours']} data-open={open || undefined}>
      <h3 className={styles['which']}>{words.charAt(0).toUpperCase() + words.slice(1)}</h3>
      {partsOfDay(times).map(({ part, times: hours }, partIndex) => (
        <div key={part}>
          <p className={styles['part']}>{t(part)}</p>
          <ul className={styles['slots']}>
            {hours.map((time, index) => {
              const id = partIndex === 0 && index === 0 ? firstId : undefined;
              const checked = defaultValue === `${date}T${time}`;
              return (
                <li key={time}>
                  {hourKey ? (
                    hourKey({ date, time, id, doctorId: doctorIds?.[times.indexOf(time)] })
                  ) : (
                    <SlotKey {...{ date, time, name, id, checked, invalid, ownTime, onChoose }} />
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
});
