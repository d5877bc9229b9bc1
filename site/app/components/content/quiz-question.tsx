import type { Address } from '@clinic/core/addresses/path-to';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './quiz-question.module.css';

/** `bars`: how much of five bars is full, in halves. They repeat the words for whoever reads badly. */
export type QuizAnswer = { value: string; label: string; bars?: number };

type Props = {
  heading?: 'h1' | 'h3';
  question: string;
  /** Under the question. */
  hint?: string | undefined;
  name: string;
  answers: QuizAnswer[];
  /** What was answered before. */
  chosen?: string | null;
  /** Where the quiz goes on; without it, where it is. */
  action?: Address;
  /** For a page that goes on without leaving. */
  onAnswer?: (value: string) => void;
  /** Above the answers: another way to answer. */
  children?: ReactNode;
};

/**
 * One question, answered by pressing. A form that is posted and loads a document: an answer about somebody's health belongs in
 * no address, and the quiz's page carries nobody else's scripts.
 */
export function QuizQuestionView({ heading: Heading = 'h1', question, hint, name, answers, chosen, action, onAnswer, children }: Props) {
  const title = useId();
  return (
    <form
      method="post"
      noValidate
      {...(action && { action })}
      aria-labelledby={title}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        if (!onAnswer) return;
        event.preventDefault();
        const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
        onAnswer(submitter instanceof HTMLButtonElement ? submitter.value : '');
      }}
    >
      <Heading id={title} className={styles['question']}>
        {question}
      </Heading>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be the heading above another field. */}
      <div id={name} tabIndex={-1} className={styles['answers']} role="group" aria-labelledby={title}>
        {answers.map(({ value, label, bars }) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value}
            className={classNames(styles['answer'], value === chosen && styles['chosen'])}
            aria-current={value === chosen ? 'true' : undefined}
          >
            <span>{label}</span>
            {bars !== undefined && <Bars full={bars} />}
          </button>
        ))}
      </div>
    </form>
  );
}

const Bars = ({ full }: { full: number }) => (
  <span className={styles['bars']} aria-hidden="true">
    {[1, 2, 3, 4, 5].map((bar) => (
      <i key={bar} data-full={full >= bar ? 'whole' : full > bar - 1 ? 'half' : undefined} />
    ))}
  </span>
);
