import { useTranslations } from 'use-intl';
import { buttonClass } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { BirthDateCheck } from './birth-date-check.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import type { VisitProblem } from './send-visit.server.ts';
import styles from './visit-page.module.css';
import type { ShownVisit } from './visit-view.ts';

/** What to do beforehand, what to bring and when to come, or how to be ready for the video call. */
export function OnTheDay({ visit, problem }: { visit: ShownVisit; problem: VisitProblem | null }) {
  const t = useTranslations('visit.day');
  const { mode, videoUrl, hasPreparation, about } = visit;
  const words = videoUrl ? 'onlineWithLink' : mode;
  return (
    <>
      {hasPreparation && <Preparation steps={about?.preparation ?? null} problem={problem} />}
      <section className={styles['section']}>
        <h2>{t('title')}</h2>
        <NumberedSteps steps={(['first', 'second', 'third'] as const).map((step) => t(`${words}.${step}`))} />
        {videoUrl && (
          <p className={styles['after']}>
            <a className={buttonClass({})} href={videoUrl} rel="noreferrer">
              <Glyph name="video" />
              {t('join')}
            </a>
          </p>
        )}
        {mode === 'online' && <p className={styles['after']}>{t(videoUrl ? 'videoFails' : 'videoHelp')}</p>}
      </section>
    </>
  );
}

/** The letter about it leads here. */
function Preparation({ steps, problem }: { steps: string[] | null; problem: VisitProblem | null }) {
  const t = useTranslations('visit.preparation');
  return (
    <section id="preparacao" className={styles['section']}>
      <h2>{t('title')}</h2>
      {steps ? (
        <>
          <NumberedSteps steps={steps} />
          <p className={styles['after']}>{t('doubts')}</p>
        </>
      ) : (
        <>
          <p>{t('closed')}</p>
          <BirthDateCheck problem={problem} />
        </>
      )}
    </section>
  );
}
