import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { dayInShort } from '../../components/date/slot-words.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './answers-line.module.css';
import { useAnswerRows } from './use-answer-rows.ts';
import type { AnswersView } from './wizard-view.ts';

/** On a phone: what was answered so far as one sentence, which opens into all of it with the ways to change each. */
export function AnswersLine({ answers }: { answers: AnswersView }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const rows = useAnswerRows(answers);
  if (rows.length === 0) return null;
  const { slot, doctorName } = answers;
  const rest = rows.filter(({ key }) => !['slot', 'professional', 'insurance', 'price'].includes(key)).map(({ value }) => value);
  // The hour is what one wants to be sure of.
  const when = slot ? [capitalised(dayInShort(slot.date, locale)), slot.time] : [];
  const said = [...when, ...(doctorName ? [doctorName] : []), ...rest];
  return (
    <details className={styles['line']}>
      <summary>
        <span className={styles['said']}>{said.join(', ') || rows[0]?.value}</span>
        <span className={styles['change']}>{t('changeAnswers')}</span>
      </summary>
      <AnswerList rows={rows} />
    </details>
  );
}
