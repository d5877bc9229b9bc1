import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../icon.tsx';
import { dayInWords, slotInWords } from './date-words.ts';
import { partsOfDay, type SlotDay } from './slot-days.ts';
import styles from './slot-picker.module.css';

type Props = {
  day: SlotDay;
  name: string;
  firstId: string | undefined;
  open: boolean;
  defaultValue: string | undefined;
  invalid: boolean;
  onChoose: ((slot: string) => void) | undefined;
};

/** The hours of one day, as radio buttons that look like keys. A month has hundreds: only days that changed are drawn anew. */
export const DaySlots = memo(function DaySlots({ day: { date, times }, name, firstId, open, defaultValue, invalid, onChoose }: Props) {
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
            {hours.map((time, index) => (
              <li key={time}>
                <label className={styles['slot']}>
                  <input
                    type="radio"
                    className="visually-hidden"
                    name={name}
                    value={`${date}T${time}`}
                    id={partIndex === 0 && index === 0 ? firstId : undefined}
                    defaultChecked={defaultValue === `${date}T${time}`}
                    aria-label={slotInWords(date, time, locale)}
                    aria-invalid={invalid || undefined}
                    onChange={() => onChoose?.(`${date}T${time}`)}
                  />
                  <Glyph name="check" className={styles['check']} />
                  {time}
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});
