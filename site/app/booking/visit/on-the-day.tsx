import type { VisitMode } from '@clinic/core/booking/rules/visit-mode';
import { useTranslations } from 'use-intl';
import { NumberedSteps } from './numbered-steps.tsx';
import styles from './visit-page.module.css';

/** What to bring and when to come, or how to be ready for the video call. */
export function OnTheDay({ mode }: { mode: VisitMode }) {
  const t = useTranslations('visit.day');
  return (
    <section className={styles['section']}>
      <h2>{t('title')}</h2>
      <NumberedSteps steps={(['first', 'second', 'third'] as const).map((step) => t(`${mode}.${step}`))} />
      {mode === 'online' && <p className={styles['after']}>{t('videoHelp')}</p>}
    </section>
  );
}
