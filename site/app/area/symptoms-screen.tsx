import { pathTo } from '@clinic/core/addresses/path-to';
import { mostPoints } from '@clinic/core/quizzes/score-bands';
import { useLocale, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../components/button.tsx';
import { monthName } from '../components/date/date-words.ts';
import { Glyph } from '../components/icon.tsx';
import { Note } from '../components/messages/note.tsx';
import { ActForm } from './parts/act-form.tsx';
import { AreaCard } from './parts/area-card.tsx';
import { AreaPage } from './parts/area-page.tsx';
import { ArrowAnchor, PlainButton } from './parts/arrow-anchor.tsx';
import { boundName } from './parts/bound-name.ts';
import { dateInLine } from './parts/date-in-line.ts';
import { ScoreChart } from './symptoms/score-chart.tsx';
import { ScoreTable } from './symptoms/score-table.tsx';
import styles from './symptoms-screen.module.css';
import type { SymptomScore, SymptomsView } from './symptoms-view.ts';

/** A change that one usually feels. To be confirmed by the clinic, as the words about it. */
const feltPoints = 3;

/** The scores that the reader chose to keep: a sentence, the drawing, and the same numbers. */
export function SymptomsScreen({ view }: { view: SymptomsView }) {
  const t = useTranslations('area.symptoms');
  const locale = useLocale();
  const { scores, drawings, today, done } = view;
  const [latest, ...earlier] = scores;
  const oldest = scores.at(-1);
  if (!latest || !oldest) return null;
  const monthOf = ({ day }: SymptomScore) => t('month', { month: monthName(day, locale), year: day.slice(0, 4) });
  const label = t('chartLabel', {
    from: monthOf(oldest),
    to: monthOf(latest),
    numbers: scores
      .toReversed()
      .map(({ points }) => points)
      .join(', '),
  });
  return (
    <AreaPage
      title={t('title')}
      lead={t.rich(latest.day === today ? 'leadToday' : 'lead', {
        day: dateInLine(latest.day, locale),
        points: latest.points,
        most: mostPoints,
        band: t(`bandsInLine.${latest.band}`),
        b: (words) => <b>{words}</b>,
      })}
      notice={done && <Note kind="done" isNews title={t(`done.${done}`)} />}
      aside={
        <>
          <Meaning view={view} latest={latest} previous={earlier[0] ?? null} />
          <Keeping view={view} />
        </>
      }
    >
      <AreaCard title={scores.length > 1 ? t('since', { from: monthOf(oldest) }) : monthOf(latest)}>
        <p className={styles['hint']}>{t('fewer')}</p>
        <ScoreChart drawing={drawings.narrow} label={label} className={styles['narrow']} />
        <ScoreChart drawing={drawings.wide} label={label} className={styles['wide']} />
        {drawings.narrow.leftOut > 0 && <LeftOut className={styles['narrow']} count={drawings.narrow.points.length} />}
        {drawings.wide.leftOut > 0 && <LeftOut className={styles['wide']} count={drawings.wide.points.length} />}
      </AreaCard>
      <ScoreTable scores={scores} />
    </AreaPage>
  );
}

function LeftOut({ count, className }: { count: number; className: string | undefined }) {
  const t = useTranslations('area.symptoms');
  return <p className={`${styles['hint']} ${className ?? ''}`}>{t('leftOut', { count })}</p>;
}

/** What the last change means, and the sheet that goes to the doctor. */
function Meaning({
  view: { nextVisit, quizTo },
  latest,
  previous,
}: {
  view: SymptomsView;
  latest: SymptomScore;
  previous: SymptomScore | null;
}) {
  const t = useTranslations('area.symptoms');
  const locale = useLocale();
  const change = previous ? latest.points - previous.points : 0;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return (
    <AreaCard title={t('meaning')}>
      {previous && (
        <p>
          {t(direction, { points: Math.abs(change), day: dateInLine(previous.day, locale) })}{' '}
          {Math.abs(change) >= feltPoints && t('felt', { points: feltPoints })}
        </p>
      )}
      <p>
        {latest.band === 'severe' ? t('severe') : t('calm')}{' '}
        {nextVisit && t('talk', { doctor: boundName(nextVisit.doctorName), day: dateInLine(nextVisit.day, locale) })}
      </p>
      <div className={styles['buttons']}>
        <a className={buttonClass({ wide: true })} href={`${pathTo(locale, 'symptoms')}?folha=1`}>
          <Glyph name="print" />
          {t('sheet')}
        </a>
        <a className={buttonClass({ look: 'secondary', wide: true })} href={quizTo}>
          {t('again')}
        </a>
      </div>
    </AreaCard>
  );
}

/** Whose the scores are: nobody sees them until they are shown or sent. */
function Keeping({ view: { scores, nextVisit, shared, removing } }: { view: SymptomsView }) {
  const t = useTranslations('area.symptoms');
  const locale = useLocale();
  const gone = scores.find(({ id }) => id === removing);
  const here = pathTo(locale, 'symptoms');
  return (
    <AreaCard title={t('yours')} strong={gone !== undefined}>
      <p>{t('yoursText')}</p>
      {shared === 'sent' && nextVisit && <p>{t('sent', { doctor: boundName(nextVisit.doctorName) })}</p>}
      {shared === 'no' && nextVisit && (
        <ActForm go="sendScores">
          <PlainButton glyph="share">{t('send', { doctor: boundName(nextVisit.doctorName) })}</PlainButton>
        </ActForm>
      )}
      {gone ? (
        <ActForm go="removeScore" about={{ score: gone.id }}>
          <p>{t('removeText', { day: dateInLine(gone.day, locale), points: gone.points })}</p>
          <div className={styles['buttons']}>
            <Button type="submit" look="secondary" wide>
              {t('removeYes')}
            </Button>
          </div>
          <ArrowAnchor to={here}>{t('removeNo')}</ArrowAnchor>
        </ActForm>
      ) : (
        <details className={styles['remove']}>
          <summary>
            <Glyph name="close" />
            <span>{t('remove')}</span>
          </summary>
          <ul>
            {scores.map(({ id, day, points }) => (
              <li key={id}>
                <a href={`${here}?apagar=${id}`}>{t('removeOne', { day: dateInLine(day, locale), points })}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </AreaCard>
  );
}
