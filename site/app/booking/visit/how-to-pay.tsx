import type { PaymentMethod } from '@clinic/core/booking/model/payment';
import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { NumberedSteps } from './numbered-steps.tsx';
import { bold } from './use-state-words.tsx';
import styles from './visit-page.module.css';

/** What to do now, one thing after the other, and what happens if one does not. */
export function HowToPay({ method, amountCents }: { method: PaymentMethod; amountCents: number }) {
  const t = useTranslations('visit.pay');
  const amount = euros(amountCents, useLocale());
  return (
    <>
      <section className={styles['section']}>
        <h2>{t('how')}</h2>
        <NumberedSteps steps={(['first', 'second', 'third'] as const).map((step) => t.rich(`${method}.${step}`, { amount, b: bold }))} />
      </section>
      <section className={styles['section']}>
        <h2>{t('late')}</h2>
        <p>{t('lateText')}</p>
      </section>
    </>
  );
}
