import type { ExamPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { hasText } from '../reading/is-empty.ts';
import { RichTextView } from '../reading/rich-text.tsx';
import { PageSection } from '../reading/section.tsx';
import { Timeline } from '../reading/timeline.tsx';
import { BringAlong } from './bring-along.tsx';
import styles from './preparation.module.css';
import { PrintSheetLink } from './print-sheet-link.tsx';
import { whatToBring } from './what-to-bring.ts';

export type PreparationContent = ExamPage['preparation'];

export const hasPreparation = ({ text, steps }: PreparationContent) => hasText(text) || steps.length > 0;

/** What to do before the exam and when, what to bring, and all of it on one sheet of paper. */
export function Preparation({ preparation: { title, text, steps } }: { preparation: PreparationContent }) {
  const t = useTranslations('exam');
  const { todo, bring } = whatToBring(steps);
  return (
    <PageSection id="preparacao" title={title || t('preparation')}>
      {hasText(text) && <RichTextView text={text} />}
      <div className={styles['card']}>
        {todo.length > 0 && <Timeline steps={todo} />}
        <BringAlong bring={bring} heading="h3" />
        <div className={styles['take']} data-print="no">
          <PrintSheetLink />
          <p className={styles['note']}>{t('sheetNote')}</p>
        </div>
      </div>
    </PageSection>
  );
}
