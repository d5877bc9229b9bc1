import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { useSaidAbroad } from '../../booking/use-hour-in-lisbon.ts';
import { momentInWords } from '../../booking/visit/moment.ts';
import { buttonClass } from '../../components/button.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import type { VisitPayment } from '../area-view.ts';
import styles from './pay-strip.module.css';

type Props = { payment: VisitPayment & { kind: 'toPay' }; timeZone: string };

/** What is owed, until when, and what happens after that: right under the day. `timeZone`: that of the clock it was booked by. */
export function PayStrip({ payment: { amountCents, payBy, to }, timeZone }: Props) {
  const t = useTranslations('area.pay');
  const locale = useLocale();
  const saidAbroad = useSaidAbroad(timeZone);
  const amount = euros(amountCents, locale);
  return (
    <div className={styles['strip']}>
      <p>
        <b>{t('owed', { amount })}</b> {payBy && <Unbroken text={t('until', { when: saidAbroad(payBy, momentInWords(payBy, locale)) })} />}
      </p>
      <a className={buttonClass({ wide: true })} href={to}>
        {t('now', { amount })}
      </a>
    </div>
  );
}
