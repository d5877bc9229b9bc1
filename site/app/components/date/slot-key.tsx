import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../icon.tsx';
import styles from './slot-picker.module.css';
import { slotInWords } from './slot-words.ts';

/** What the reader's own clock shows at a time of the clinic; the day of the month where that is another. */
export type OwnTime = (date: string, time: string) => { time: string; otherDay: number | null } | null;

type Props = {
  date: string;
  time: string;
  name: string;
  id: string | undefined;
  checked: boolean;
  invalid: boolean;
  ownTime: OwnTime | undefined;
  onChoose: ((slot: string) => void) | undefined;
};

/** One hour: a radio button that looks like a key. */
export function SlotKey({ date, time, name, id, checked, invalid, ownTime, onChoose }: Props) {
  const t = useTranslations('components.slots');
  const words = slotInWords(date, time, useLocale());
  const own = ownTime?.(date, time);
  const forYou = own && (own.otherDay === null ? t('forYou', { time: own.time }) : t('forYouOn', { time: own.time, day: own.otherDay }));
  return (
    <label className={styles['slot']}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        value={`${date}T${time}`}
        id={id}
        defaultChecked={checked}
        aria-label={forYou ? `${words}, ${forYou}` : words}
        aria-invalid={invalid || undefined}
        onChange={() => onChoose?.(`${date}T${time}`)}
      />
      <Glyph name="check" className={styles['check']} />
      {forYou ? (
        <span className={styles['times']}>
          {time}
          <span className={styles['own']}>{forYou}</span>
        </span>
      ) : (
        time
      )}
    </label>
  );
}
