import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { momentInWords } from '../../booking/visit/moment.ts';
import { buttonClass } from '../../components/button.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import type { VisitPayment } from '../area-view.ts';
import styles from './pay-strip.module.css';

/** What is owed, until when, and what happens after that: right under the day. */
export function PayStrip({ payment: { amountCents, payBy, to } }: { payment: VisitPayment & { kind: 'toPay' } }) {
  const t = useTranslations('area.pay');
  const locale = useLocale();
  const amount = euros(amountCents, locale);
  return (
    <div className={styles['strip']}>
      <p>
        <b>{t('owed', { amount })}</b> {payBy && <Unbroken text={t('until', { when: momentInWords(payBy, locale) })} />}
      </p>
      <a className={buttonClass({ wide: true })} href={to}>
        {t('now', { amount })}
      </a>
    </div>
  );
}
