import { useTranslations } from 'use-intl';
import { NumberedSteps } from './numbered-steps.tsx';
import styles from './visit-page.module.css';
import type { VisitFacts } from './visit-view.ts';

/** What to do beforehand, what to bring and when to come, or how to be ready for the video call. */
export function OnTheDay({ mode, preparation }: Pick<VisitFacts, 'mode' | 'preparation'>) {
  const t = useTranslations('visit.day');
  return (
    <>
      {preparation.length > 0 && <Preparation steps={preparation} />}
      <section className={styles['section']}>
        <h2>{t('title')}</h2>
        <NumberedSteps steps={(['first', 'second', 'third'] as const).map((step) => t(`${mode}.${step}`))} />
        {mode === 'online' && <p className={styles['after']}>{t('videoHelp')}</p>}
      </section>
    </>
  );
}

/** The letter about it leads here. */
function Preparation({ steps }: { steps: string[] }) {
  const t = useTranslations('visit.preparation');
  return (
    <section id="preparacao" className={styles['section']}>
      <h2>{t('title')}</h2>
      <NumberedSteps steps={steps} />
      <p className={styles['after']}>{t('doubts')}</p>
    </section>
  );
}
