import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { AccountNotice } from './account-notice.tsx';
import { HelpPanel } from './help-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import type { VisitPage } from './read-visit.server.ts';
import type { VisitProblem } from './send-visit.server.ts';
import { stateLooks } from './state-looks.ts';
import { useStateWords } from './use-state-words.tsx';
import { useVisitPoll } from './use-visit-poll.ts';
import styles from './visit-page.module.css';
import { VisitPanel } from './visit-panel.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

type Props = VisitPage & { problem: VisitProblem | null };

/** The one page of a visit, from the button that books it to the day itself. */
export function VisitScreen({ view, oldVisit, moveBack, nearest, problem }: Props) {
  const words = useStateWords(view);
  const { offsetMs, changed } = useVisitPoll(view);
  const { tone, glyph, visit, calls } = stateLooks[view.state.kind];
  const t = useTranslations('visit.panel');
  const heading = view.state.kind === 'needsReview' && view.state.keepsTime ? 'own' : visit;
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <p className={styles['chip']} data-tone={tone}>
          <Glyph name={glyph} />
          {words.chip}
        </p>
        <h1 className={styles['title']}>{words.title}</h1>
        <p className={styles['lead']}>{words.lead}</p>
        {/* There before anything changes: only then is the change read out. */}
        <p role="status" className="visually-hidden">
          {changed ? words.title : ''}
        </p>
        <AccountNotice view={view} />
        <NextSteps {...{ view, oldVisit, nearest, problem, offsetMs }} />
        <WaitingNotice view={view} />
      </div>
      <aside className={styles['aside']}>
        <VisitPanel view={view} title={t(heading)} moveBack={moveBack} problem={problem} />
        {!calls && <HelpPanel state={view.state.kind} />}
      </aside>
    </div>
  );
}
