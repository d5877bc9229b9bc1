import { pathTo } from '@clinic/core/addresses/path-to';
import { scoredQuestions } from '@clinic/core/quizzes/symptom-quiz';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import mark from '../art/brand/mark-mono.svg';
import { Button } from '../components/button.tsx';
import { monthName } from '../components/date/date-words.ts';
import { Glyph } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useFrame } from '../frame/use-frame.ts';
import { ArrowAnchor } from './parts/arrow-anchor.tsx';
import { boundName } from './parts/bound-name.ts';
import { dateInLine } from './parts/date-in-line.ts';
import { ScoreChart } from './symptoms/score-chart.tsx';
import styles from './symptoms-sheet.module.css';
import type { SymptomsSheetView } from './symptoms-view.ts';

const writingLines = ['first', 'second', 'third'] as const;

/** One side of A4 in black and white: the drawing, every answer, and room for what one wants to ask. */
export function SymptomsSheet({ view }: { view: SymptomsSheetView }) {
  const t = useTranslations('area.sheet');
  const locale = useLocale();
  const { settings } = useFrame();
  const { printedOn, drawing, scores } = view;
  return (
    <div className={styles['page']}>
      <SheetActions />
      <article className={styles['sheet']}>
        <header className={styles['head']}>
          <img src={mark} alt="" width="44" height="44" />
          <b>{settings.name}</b>
          <span>{t('printedOn', { day: dateInLine(printedOn, locale) })}</span>
        </header>
        <h1>{t('title')}</h1>
        <Whose view={view} />
        <Scroller label={t('title')}>
          <ScoreChart drawing={drawing} label={t('chart')} className={styles['chart']} />
        </Scroller>
        <h2>{t('answers')}</h2>
        <Answers scores={scores} />
        <p className={styles['legend']}>{t('legend')}</p>
        <h2>{t('ask')}</h2>
        {writingLines.map((line) => (
          <div key={line} className={styles['line']} />
        ))}
      </article>
    </div>
  );
}

/** Can be moved with the arrow keys, so it takes the focus. */
const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse.
  <section className={styles['scroll']} aria-label={label} tabIndex={0}>
    {children}
  </section>
);

function SheetActions() {
  const t = useTranslations('area.sheet');
  const locale = useLocale();
  const hydrated = useHydrated();
  return (
    <div className={styles['actions']} data-print="no">
      <ArrowAnchor to={pathTo(locale, 'symptoms')} glyph="arrow-left">
        {t('back')}
      </ArrowAnchor>
      {hydrated ? (
        <Button onClick={() => window.print()}>
          <Glyph name="print" />
          {t('print')}
        </Button>
      ) : (
        <p>{t('printByMenu')}</p>
      )}
    </div>
  );
}

function Whose({ view: { name, birthDate, patientNumber, nextVisit } }: { view: SymptomsSheetView }) {
  const t = useTranslations('area.sheet');
  const locale = useLocale();
  return (
    <p>
      <b>{name}</b>
      {birthDate && t('born', { day: dateInLine(birthDate, locale) })}
      {patientNumber && ` ${t('number', { number: patientNumber })}`}
      {nextVisit && ` ${t('for', { day: dateInLine(nextVisit.day, locale), doctor: boundName(nextVisit.doctorName) })}`}
    </p>
  );
}

/** Seven answers, their sum and the quality of life; the day is short, so that the table fits the paper. */
function Answers({ scores }: Pick<SymptomsSheetView, 'scores'>) {
  const t = useTranslations('area.sheet');
  const locale = useLocale();
  const short = (day: string) =>
    `${Number(day.slice(8))} ${monthName(day, locale).slice(0, 3)}${locale === 'pt' ? '.' : ''} ${day.slice(0, 4)}`;
  return (
    <Scroller label={t('answers')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {scoredQuestions.map((question) => (
              <th key={question} scope="col">
                {t(`questions.${question}`)}
              </th>
            ))}
            <th scope="col">{t('total')}</th>
            <th scope="col">{t('life')}</th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ id, day, answers, points, qualityOfLife }) => (
            <tr key={id}>
              <th scope="row">{short(day)}</th>
              {scoredQuestions.map((question, index) => (
                <td key={question}>{answers[index]}</td>
              ))}
              <td>
                <b>{points}</b>
              </td>
              <td>{qualityOfLife}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
