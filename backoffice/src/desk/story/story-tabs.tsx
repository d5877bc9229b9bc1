import { labelIn } from '../../language/label.ts';
import { type StoryEntry, type StoryGroup, storyGroups } from './story.ts';
import { storyWords } from './story-words.ts';

type Props = { entries: readonly StoryEntry[]; language: string };

/** What is not chosen the style sheet leaves out, so that it works before any script does. */
export function StoryTabs({ entries, language }: Props) {
  const count = (group: StoryGroup) => entries.filter((entry) => entry.group === group).length;
  const filled = storyGroups.filter((group) => count(group) > 0);
  if (filled.length === 0) return null;
  return (
    <fieldset className="desk-story-tabs">
      <legend className="desk-hidden">{labelIn(language, storyWords.show)}</legend>
      {(['all', ...filled] as const).map((group) => (
        <label key={group}>
          <input type="radio" name="mostrar" value={group} defaultChecked={group === 'all'} />
          {labelIn(language, storyWords.groups[group])} <span>{group === 'all' ? entries.length : count(group)}</span>
        </label>
      ))}
    </fieldset>
  );
}
