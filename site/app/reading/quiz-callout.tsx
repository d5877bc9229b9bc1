import { pathTo } from '@clinic/core/addresses/path-to';
import type { QuizName } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../components/button-link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './quiz-callout.module.css';

const routes = { symptoms: 'symptomQuiz', psa: 'psaQuiz', booking: 'bookingQuiz' } as const satisfies Record<QuizName, string>;

/** Invites to one of the clinic's own quizzes. */
export function QuizCallout({ quiz, heading: Heading = 'h2' }: { quiz: QuizName | null; heading?: 'h2' | 'h3' }) {
  const t = useTranslations('reading.quiz');
  const { locale } = useFrame();
  if (!quiz) return null;
  return (
    <aside className={styles['callout']} data-print="no">
      <div className={styles['words']}>
        <Heading className={styles['title']}>{t(`${quiz}.title`)}</Heading>
        <p>{t(`${quiz}.text`)}</p>
        <ButtonLink to={pathTo(locale, routes[quiz])} look="secondary" reloadDocument>
          {t(`${quiz}.action`)}
        </ButtonLink>
      </div>
    </aside>
  );
}
