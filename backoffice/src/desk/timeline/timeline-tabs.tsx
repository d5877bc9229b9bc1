import { labelIn } from '../../language/label.ts';
import { type TimelineGroup, type TimelineRow, timelineGroups } from './timeline-rows.ts';
import { timelineWords } from './timeline-words.ts';

type Props = { entries: readonly TimelineRow[]; language: string };

/** What is not chosen the style sheet leaves out, so that it works before any script does. */
export function TimelineTabs({ entries, language }: Props) {
  const count = (group: TimelineGroup) => entries.filter((entry) => entry.group === group).length;
  const filled = timelineGroups.filter((group) => count(group) > 0);
  if (filled.length === 0) return null;
  return (
    <fieldset className="desk-timeline-tabs">
      <legend className="desk-hidden">{labelIn(language, timelineWords.show)}</legend>
      {(['all', ...filled] as const).map((group) => (
        <label key={group}>
          <input type="radio" name="mostrar" value={group} defaultChecked={group === 'all'} />
          {labelIn(language, timelineWords.groups[group])} <span>{group === 'all' ? entries.length : count(group)}</span>
        </label>
      ))}
    </fieldset>
  );
}
