import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { CallCard } from '../call-card.tsx';
import { QuestionFrame } from '../question-frame.tsx';
import styles from '../wizard/wizard-screen.module.css';
import { questionAddress } from './question-address.ts';
import type { QuizView } from './quiz-view.server.ts';

type Props = {
  view: QuizView;
  children: ReactNode;
  /** The number already stands in the middle of the page. */
  calls?: boolean;
};

/** Looks as the wizard does, into which it leads. */
export function QuizFrame({ view: { question, place }, children, calls = false }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <QuestionFrame
      place={place}
      name={t(`bookingQuiz.questions.${question}.name`)}
      back={
        place.previous ? (
          <a className={styles['back']} href={questionAddress(locale, place.previous)}>
            <Glyph name="arrow-left" />
            {t('booking.previous')}
          </a>
        ) : (
          <span />
        )
      }
      screen={question}
      side={!calls && <CallCard />}
    >
      {children}
    </QuestionFrame>
  );
}
