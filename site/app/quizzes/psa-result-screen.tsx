import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AreaCard } from '../area/parts/area-card.tsx';
import { ArrowAnchor } from '../area/parts/arrow-anchor.tsx';
import type { PsaResultView } from './psa-result.server.ts';
import page from './quiz-page.module.css';
import styles from './result-parts.module.css';
import { IsAndIsNot, NextStep, NoAnswers, ResultCare, ResultLayout, TalkPanel } from './result-parts.tsx';
import { SendLine } from './send-result.tsx';

type Props = { view: PsaResultView; quizTo: string; sending: ReactNode };

/** Information for each answer; the value stands there as it was typed, compared with nothing. */
export function PsaResultScreen({ view, quizTo, sending }: Props) {
  const t = useTranslations('quizzes');
  const locale = useLocale();
  const { facts, signs, urgent, is, isNot } = view;
  const rest = (
    <>
      <ResultCare signs={signs} urgent={urgent} />
      <IsAndIsNot is={is} isNot={isNot} />
    </>
  );
  if (!facts) {
    return (
      <ResultLayout
        first={
          <>
            <div>
              <h1 className={page['title']}>{t('general.psaTitle')}</h1>
              <p className={page['lead']}>{view.intro}</p>
            </div>
            <NoAnswers quiz="psaQuiz" />
          </>
        }
        aside={<TalkPanel />}
      >
        {rest}
      </ResultLayout>
    );
  }
  const said = facts.map((fact) => ({ ...fact, answer: fact.value ? t('result.value', { value: fact.value }) : (fact.answer ?? '') }));
  return (
    <ResultLayout
      first={
        <>
          {sending}
          <div>
            <h1 className={page['title']}>{view.title}</h1>
            <p className={page['lead']}>{view.text}</p>
          </div>
          {said.map(({ key, name, answer, advice }) => (
            <AreaCard key={key} title={name}>
              <p className={styles['said']}>{answer}</p>
              <p>{advice}</p>
              {key === 'symptoms' && <ArrowAnchor to={pathTo(locale, 'symptomQuiz')}>{t('result.symptomTest')}</ArrowAnchor>}
            </AreaCard>
          ))}
        </>
      }
      aside={
        <NextStep text={t('result.bookText.psa')} quizTo={quizTo}>
          <SendLine />
        </NextStep>
      }
    >
      {rest}
    </ResultLayout>
  );
}
