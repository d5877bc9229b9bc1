import { type WorkCounts, type WorkQuestion, workViews } from '@clinic/core/desk/work/arrange-work';
import { workItemKinds } from '@clinic/core/work-items/work-item';
import { type Label, labelIn } from '../../language/label.ts';
import { workPath } from '../desk-path.ts';
import { listWords } from '../page-words.ts';
import { workListWords, workWords } from '../work-words.ts';
import { workSumWords, workViewWords } from './work-act-words.ts';
import { workAddress } from './work-path.ts';

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

/** Plain links and a plain form: the choice stands in the address, and tells of no patient. */
export function WorkTabs({ counts, question, language }: Props) {
  const { view, kind } = question;
  const say = (words: Label) => labelIn(language, words);
  const shown = workItemKinds.filter((each) => counts.kinds.has(each) || each === kind);
  return (
    <div className="desk-tabs">
      <nav aria-label={say(workListWords.views)}>
        {workViews.map((each) => (
          <a key={each} href={workAddress({ view: each, kind: null })} aria-current={each === view ? 'page' : undefined}>
            {say(workViewWords[each])} <span>{counts[each]}</span>
          </a>
        ))}
      </nav>
      {shown.length > 1 || kind ? (
        <form className="desk-filters" action={workPath} method="get">
          <ViewField address={workAddress({ view, kind: null })} />
          <label>
            {say(workListWords.kinds)}
            <select name="tipo" defaultValue={kind ?? ''}>
              <option value="">{`${say(workListWords.all)} (${counts[view]})`}</option>
              {shown.map((each) => (
                <option key={each} value={each}>
                  {`${say(workWords[each].title)} (${counts.kinds.get(each) ?? 0})`}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="desk-button" data-look="plain">
            {say(listWords.filter)}
          </button>
          {kind && <a href={workAddress({ view, kind: null })}>{say(listWords.clear)}</a>}
        </form>
      ) : null}
    </div>
  );
}

/** A form that is sent by GET writes its address anew: the view goes along as a field. */
function ViewField({ address }: { address: string }) {
  const view = new URLSearchParams(address.split('?')[1] ?? '').get('ver');
  return view && <input type="hidden" name="ver" value={view} />;
}
