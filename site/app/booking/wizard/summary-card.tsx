import { useTranslations } from 'use-intl';
import styles from '../panel.module.css';
import { AnswerList } from './answer-list.tsx';
import { useAnswerRows } from './use-answer-rows.ts';
import type { AnswersView } from './wizard-view.ts';

/** "A sua consulta": what was answered so far; nothing before the first answer. */
export function SummaryCard({ answers }: { answers: AnswersView }) {
  const t = useTranslations('booking');
  const rows = useAnswerRows(answers);
  if (rows.length === 0) return null;
  return (
    <section className={styles['panel']} data-summary>
      <div className={styles['tiles']} />
      <div className={styles['inside']}>
        <h2 className={styles['title']}>{t('summary')}</h2>
        <AnswerList rows={rows} />
      </div>
    </section>
  );
}
