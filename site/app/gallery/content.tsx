import { pathTo } from '@clinic/core/addresses/path-to';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Accordion } from '../components/content/accordion.tsx';
import { Card, Cards } from '../components/content/card.tsx';
import { Figure } from '../components/content/figure.tsx';
import { QuizQuestionView } from '../components/content/quiz-question.tsx';
import { SummaryBox } from '../components/content/summary-box.tsx';
import { Table } from '../components/content/table.tsx';
import { TileCover } from '../components/content/tile-cover.tsx';
import prostate from './art/prostate.svg';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

export function Content() {
  const t = useTranslations('gallery.content');
  const home = pathTo(useLocale(), 'home');
  const [answer, setAnswer] = useState('2');
  return (
    <>
      <Specimen id="summary" title={t('summary.title')} note={t('summary.note')} file="components/content/summary-box.tsx">
        <div className={styles['narrow']}>
          <SummaryBox heading="h3" points={[t('summary.1'), t('summary.2'), t('summary.3'), t('summary.4')]} />
        </div>
      </Specimen>
      <Specimen id="card" title={t('card.title')} note={t('card.note')} file="components/content/card.tsx">
        <Cards>
          <Card
            to={home}
            title={t('card.water')}
            kicker={t('card.waterKicker')}
            text={t('card.waterText')}
            picture={<TileCover tile="onda" />}
          />
          <Card
            to={home}
            title={t('card.psa')}
            kicker={t('card.psaKicker')}
            text={t('card.psaText')}
            picture={<TileCover tile="escudo" />}
          />
          <Card
            to={home}
            title={t('card.steam')}
            text={t('card.steamText')}
            picture={<TileCover tile="gota" />}
            facts={[
              { name: t('card.forWhom'), value: t('card.forWhomValue') },
              { name: t('card.stay'), value: t('card.stayValue') },
            ]}
          />
        </Cards>
      </Specimen>
      <Specimen id="figure" title={t('figure.title')} note={t('figure.note')} file="components/content/figure.tsx">
        <Figure
          title={t('figure.name')}
          caption={t('figure.caption')}
          picture={{ src: prostate, width: 280, height: 478, alt: t('figure.alt') }}
          labels={[
            { x: 84, y: 19, name: t('figure.wall'), effect: t('figure.wallEffect') },
            { x: 70, y: 31, name: t('figure.urine'), effect: t('figure.urineEffect') },
            { x: 79, y: 48.5, name: t('figure.prostate'), effect: t('figure.prostateEffect') },
            { x: 51, y: 62, name: t('figure.urethra'), effect: t('figure.urethraEffect') },
            { x: 53, y: 93, name: t('figure.jet'), effect: t('figure.jetEffect') },
          ]}
        />
      </Specimen>
      <Specimen id="table" title={t('table.title')} note={t('table.note')} file="components/content/table.tsx">
        <div className={styles['narrow']}>
          <Table
            caption={t('table.caption')}
            columns={[t('table.sign'), t('table.feels'), t('table.why')]}
            rows={(['jet', 'night', 'urge', 'drops'] as const).map((row) => ({
              key: row,
              cells: [t(`table.${row}.sign`), t(`table.${row}.feels`), t(`table.${row}.why`)],
            }))}
          />
        </div>
      </Specimen>
      <Specimen id="accordion" title={t('accordion.title')} note={t('accordion.note')} file="components/content/accordion.tsx">
        <div className={styles['narrow']}>
          <Accordion
            openFirst
            items={(['cancer', 'sex', 'coffee'] as const).map((key) => ({
              id: `faq-${key}`,
              title: t(`accordion.${key}.question`),
              content: <p>{t(`accordion.${key}.answer`)}</p>,
            }))}
          />
        </div>
      </Specimen>
      <Specimen id="quiz" title={t('quiz.title')} note={t('quiz.note')} file="components/content/quiz-question.tsx">
        <div className={styles['narrow']}>
          <QuizQuestionView
            heading="h3"
            name="noite"
            question={t('quiz.question')}
            action={home}
            answers={(['0', '1', '2', '3', '4', '5'] as const).map((value) => ({ value, label: t(`quiz.${value}`), bars: Number(value) }))}
            chosen={answer}
            onAnswer={setAnswer}
          />
          <p role="status">{t('quiz.chosen', { value: answer })}</p>
        </div>
      </Specimen>
    </>
  );
}
