import type { WorkCounts, WorkQuestion } from '@clinic/core/desk/work/arrange-work';
import { workItemKinds } from '@clinic/core/work-items/work-item';
import { type Label, labelIn } from '../../language/label.ts';
import { workPath } from '../desk-path.ts';
import { listWords } from '../page-words.ts';
import { workAddress } from './work-path.ts';
import { workListWords, workWords } from './work-words.ts';

type Props = { counts: WorkCounts; question: WorkQuestion; language: string };

/** A plain form: the choice stands in the address, and tells of no patient. Nothing to choose from, no form. */
export function WorkFilter({ counts, question: { view, kind }, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const shown = workItemKinds.filter((each) => counts.kinds.has(each) || each === kind);
  if (shown.length < 2 && !kind) return null;
  return (
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
  );
}

/** A form that is sent by GET writes its address anew: the view goes along as a field. */
function ViewField({ address }: { address: string }) {
  const view = new URLSearchParams(address.split('?')[1] ?? '').get('ver');
  return view && <input type="hidden" name="ver" value={view} />;
}
