import { answersMinutes } from '@clinic/core/quizzes/answers-lifetime';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type QuizAnswer, QuizQuestionView } from '../components/content/quiz-question.tsx';
import { Glyph } from '../components/icon.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './quiz-page.module.css';
import { QuizProgress } from './quiz-progress.tsx';

export type QuestionView = {
  /** Of the quiz. */
  title: string;
  question: string;
  hint: string | null;
  answers: QuizAnswer[];
  chosen: string | null;
  current: number;
  total: number;
  /** The question before, or the start. */
  back: string;
};

type Props = { view: QuestionView; summary?: ReactNode; children?: ReactNode };

export function QuestionScreen({ view, summary, children }: Props) {
  const t = useTranslations('quizzes');
  const { title, question, hint, answers, chosen, current, total, back } = view;
  const before = answers.find(({ value }) => value === chosen);
  return (
    <>
      <QuizProgress current={current} total={total} name={title} />
      <div className={styles['page']}>
        <div className={styles['columns']}>
          <div className={styles['main']}>
            {summary}
            <QuizQuestionView question={question} hint={hint ?? undefined} name="answer" answers={answers} chosen={chosen}>
              {children}
            </QuizQuestionView>
            <div className={styles['ways']}>
              <a href={back}>
                <Glyph name="arrow-left" />
                {t(current === 1 ? 'toStart' : 'previous')}
              </a>
              <form method="post">
                <button type="submit" name="go" value="leave">
                  {t('leave')}
                </button>
              </form>
            </div>
            <p className={styles['soft']}>
              {before && <>{t('answered', { answer: before.label })} </>}
              {t('stays', { minutes: answersMinutes })}
            </p>
          </div>
          <CallPanel title={t('result.talk')} text={t('result.talkText')} />
        </div>
      </div>
    </>
  );
}
