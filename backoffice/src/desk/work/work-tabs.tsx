import { type WorkCounts, type WorkQuestion, workViews } from '@clinic/core/desk/work/arrange-work';
import { labelIn } from '../../language/label.ts';
import { workSumWords, workViewWords } from './work-act-words.ts';
import { workAddress } from './work-path.ts';
import { workListWords } from './work-words.ts';

type Props = { counts: WorkCounts; question: WorkQuestion; language: string };

/** The figures above the list. */
export const WorkSums = ({ counts, language }: Omit<Props, 'question'>) => (
  <dl className="desk-sums">
    {(['overdue', 'soon', 'free', 'parked'] as const).map((sum) => (
      <div key={sum} data-sum={counts[sum] > 0 ? sum : undefined}>
        <dt>{labelIn(language, workSumWords[sum])}</dt>
        <dd>{counts[sum]}</dd>
      </div>
    ))}
  </dl>
);

/** Plain links: the choice stands in the address, and tells of no patient. */
export const WorkTabs = ({ counts, question: { view }, language }: Props) => (
  <nav className="desk-tabs" aria-label={labelIn(language, workListWords.views)}>
    {workViews.map((each) => (
      <a key={each} href={workAddress({ view: each, kind: null })} aria-current={each === view ? 'page' : undefined}>
        {labelIn(language, workViewWords[each])} <span>{counts[each]}</span>
      </a>
    ))}
  </nav>
);
