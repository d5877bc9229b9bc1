import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallCard } from '../call-card.tsx';
import { QuestionFrame } from '../question-frame.tsx';
import type { QuizView } from './quiz-view.server.ts';

type Props = {
  view: QuizView;
  children: ReactNode;
  /** The number already stands in the middle of the page. */
  calls?: boolean;
};

/** Looks as the wizard does, into which it leads. */
export function QuizFrame({ view: { question, place }, children, calls = false }: Props) {
  const t = useTranslations('bookingQuiz');
  return (
    <QuestionFrame
      place={place}
      name={t(`questions.${question}.name`)}
      next={place.next && t(`questions.${place.next}.name`)}
      screen={question}
      side={!calls && <CallCard />}
    >
      {children}
    </QuestionFrame>
  );
}
