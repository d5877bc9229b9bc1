import { useLocale, useTranslations } from 'use-intl';
import { slotInWords } from '../../../components/date/date-words.ts';
import { TimeAbroad } from '../../time-abroad.tsx';
import { timeAbroad } from '../../use-visitor-zone.ts';
import styles from './slot.module.css';

/** Repeats the choice beside the button that goes on. */
export function ChosenSlot({ slot, timeZone }: { slot: string; timeZone: string }) {
  const t = useTranslations('booking.slotStep');
  const locale = useLocale();
  const [date = '', time = ''] = slot.split('T');
  const abroad = timeAbroad(date, time, timeZone);
  return (
    <p className={styles['chosen']} role="status">
      {t('chosen')} <strong>{slotInWords(date, time, locale)}</strong>
      {abroad && (
        <span className={styles['abroad']}>
          <TimeAbroad date={date} abroad={abroad} />
        </span>
      )}
    </p>
  );
}
