import type { Address } from '@clinic/core/addresses/path-to';
import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from './quiz-question.module.css';

type Props = {
  current: number;
  total: number;
  question: string;
  name: string;
  answers: { value: string; label: string }[];
  /** Where the quiz goes on. */
  action: Address;
  /** For a page that goes on without leaving. */
  onAnswer?: (value: string) => void;
};

/**
 * One question, answered by pressing. A form that is posted and loads a document: an answer about somebody's health belongs in
 * no address, and the quiz's page carries nobody else's scripts.
 */
export function QuizQuestion({ current, total, question, name, answers, action, onAnswer }: Props) {
  const t = useTranslations('components.quiz');
  return (
    <form
      method="post"
      action={action}
      className={styles['card']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        if (!onAnswer) return;
        event.preventDefault();
        const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
        onAnswer(submitter instanceof HTMLButtonElement ? submitter.value : '');
      }}
    >
      <div className={styles['segments']} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number.
          <span key={index} data-done={index < current || undefined} />
        ))}
      </div>
      <fieldset className={styles['set']}>
        <legend>
          <span className={styles['where']}>{t('where', { current, total })}</span>
          <span className={styles['question']}>{question}</span>
        </legend>
        <div className={styles['answers']}>
          {answers.map(({ value, label }) => (
            <button key={value} type="submit" name={name} value={value} className={styles['answer']}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
