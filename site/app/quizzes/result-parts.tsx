import { pathTo } from '@clinic/core/addresses/path-to';
import { answersMinutes } from '@clinic/core/quizzes/answers-lifetime';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AreaCard } from '../area/parts/area-card.tsx';
import { dateInLine } from '../area/parts/date-in-line.ts';
import { BookingDoor } from '../booking/booking-door.tsx';
import { buttonClass } from '../components/button.tsx';
import { Table } from '../components/content/table.tsx';
import { Glyph } from '../components/icon.tsx';
import { CareCard } from '../components/messages/care-card.tsx';
import { EmergencyNumbers } from '../components/messages/emergency-numbers.tsx';
import { Note } from '../components/messages/note.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './result-parts.module.css';

export type ShownAnswer = { key: string; question: string; answer: string; points: number };

/** Title and finding, what to do next, and the rest: in this order on a phone; on a wide screen the second stands beside the others. */
export const ResultLayout = ({ first, aside, children }: { first: ReactNode; aside: ReactNode; children: ReactNode }) => (
  <div className={styles['page']}>
    <div className={styles['first']}>{first}</div>
    <div className={styles['aside']} data-print="no">
      {aside}
    </div>
    <div className={styles['rest']}>{children}</div>
  </div>
);

type NextProps = { text: string; quizTo: string; children?: ReactNode };

export function NextStep({ text, quizTo, children }: NextProps) {
  const t = useTranslations('quizzes.result');
  const hydrated = useHydrated();
  return (
    <>
      <div className={styles['tiled']}>
        <AreaCard title={t('next')}>
          <p>{text}</p>
          <BookingDoor look="wideButton">{t('book')}</BookingDoor>
          <p className={styles['soft']}>{t('bookNote')}</p>
          <ul className={styles['ways']}>
            <li>
              {hydrated ? (
                <button type="button" onClick={() => window.print()}>
                  <Glyph name="print" />
                  <span>{t('print')}</span>
                </button>
              ) : (
                <p>
                  <Glyph name="print" />
                  <span>{t('printByMenu')}</span>
                </p>
              )}
            </li>
            {children}
            <li>
              <form method="post" action={quizTo}>
                <button type="submit" name="go" value="again">
                  <Glyph name="arrow-left" />
                  <span>{t('again')}</span>
                </button>
              </form>
            </li>
          </ul>
        </AreaCard>
      </div>
      <Note glyph="lock" title={t('notKept')}>
        <p>{t('notKeptText', { minutes: answersMinutes })}</p>
        <form method="post" action={quizTo} className={styles['erase']}>
          <button type="submit" name="go" value="leave">
            {t('erase')}
          </button>
        </form>
      </Note>
      <TalkPanel />
    </>
  );
}

export function TalkPanel() {
  const t = useTranslations('quizzes.result');
  return <CallPanel title={t('talk')} text={t('talkText')} />;
}

/** When to book, and for what not to wait. */
export const ResultCare = ({ signs, urgent }: { signs: string[]; urgent: string }) => (
  <CareCard level="book" signs={signs}>
    <p>
      <EmergencyNumbers>{urgent}</EmergencyNumbers>
    </p>
  </CareCard>
);

export function IsAndIsNot({ is, isNot }: { is: string[]; isNot: string[] }) {
  const t = useTranslations('quizzes.result');
  return (
    <div className={styles['meaning']}>
      <section aria-labelledby="e">
        <h2 id="e">
          <Glyph name="check" />
          {t('is')}
        </h2>
        <ul>
          {is.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="nao-e">
        <h2 id="nao-e">
          <Glyph name="close" />
          {t('isNot')}
        </h2>
        <ul>
          {isNot.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Folded on the screen, open on paper: what a doctor asks for first. */
export function AllAnswers({ answers, today }: { answers: ShownAnswer[]; today: string }) {
  const t = useTranslations('quizzes.result');
  const locale = useLocale();
  return (
    <details className={styles['answers']}>
      <summary>
        <Glyph name="chevron-down" />
        {t('all')}
      </summary>
      <p className={styles['onPaper']}>{t('doctor', { day: dateInLine(today, locale) })}</p>
      <Table
        caption={t('answers')}
        columns={[t('question'), t('answer'), t('range')]}
        rows={answers.map(({ key, question, answer, points }) => ({ key, cells: [question, answer, points] }))}
      />
    </details>
  );
}

/** For whoever has this address and no answers. */
export function NoAnswers({ quiz }: { quiz: 'symptomQuiz' | 'psaQuiz' }) {
  const t = useTranslations('quizzes.general');
  const locale = useLocale();
  return (
    <AreaCard title={t('noAnswers')} strong>
      <p>{t('noAnswersText', { minutes: answersMinutes })}</p>
      <a className={buttonClass({ wide: true })} href={pathTo(locale, quiz)}>
        {t('take')}
        <Glyph name="arrow-right" />
      </a>
    </AreaCard>
  );
}
