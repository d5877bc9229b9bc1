import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../components/button.tsx';
import { slotInWords } from '../../../components/date/date-words.ts';
import { TimeAbroad } from '../../time-abroad.tsx';
import { timeAbroad } from '../../use-visitor-zone.ts';
import { ReturnField } from '../step-form.tsx';
import styles from './slot.module.css';

type Props = { slot: { date: string; time: string; doctorName: string | null }; timeZone: string; returning: boolean };

/** For everybody who only wants to come soon: one press. */
export function FirstSlot({ slot: { date, time, doctorName }, timeZone, returning }: Props) {
  const t = useTranslations('booking.slotStep');
  const locale = useLocale();
  const abroad = timeAbroad(date, time, timeZone);
  return (
    <form method="post" className={styles['first']}>
      <input type="hidden" name="slot" value={`${date}T${time}`} />
      <input type="hidden" name="timeZone" value={timeZone} />
      {returning && <ReturnField />}
      <div>
        <h2 className={styles['kind']}>{t('first')}</h2>
        <p className={styles['when']}>{capitalised(slotInWords(date, time, locale))}</p>
        {doctorName && <p>{t('with', { doctor: doctorName })}</p>}
        {abroad && (
          <p>
            <TimeAbroad date={date} abroad={abroad} />
          </p>
        )}
      </div>
      <Button type="submit" look="secondary">
        {t('takeFirst')}
      </Button>
    </form>
  );
}
