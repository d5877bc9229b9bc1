import { StaffIcon, type StaffIconName } from '../../frame/staff-icon.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { formatTime } from '../in-words.ts';
import { type StoryDay, type StoryEntry, storyDayInWords, storyDays } from './story.ts';
import { StoryTabs } from './story-tabs.tsx';

type Props = { title: Label; help?: Label; entries: readonly StoryEntry[]; now: Date; language: string };

const groupIcons: Record<StoryEntry['group'], StaffIconName> = {
  letters: 'mail',
  calls: 'phone',
  notes: 'note',
  money: 'euro',
  other: 'clock',
};

/** All that happened, in one line of time: letters, calls, notes, money and answers. */
export const StoryCard = ({ title, help, entries, now, language }: Props) => (
  <section id="cronologia" className="desk-card desk-story" aria-labelledby="cronologia-title">
    <h2 id="cronologia-title">{labelIn(language, title)}</h2>
    <StoryTabs entries={entries} language={language} />
    {storyDays(entries).map((each) => (
      <OneDay key={each.day} {...each} now={now} language={language} />
    ))}
    {help && <p className="desk-quiet">{labelIn(language, help)}</p>}
  </section>
);

const OneDay = ({ day, entries, now, language }: StoryDay & Pick<Props, 'now' | 'language'>) => (
  <div className="desk-story-day">
    <h3>{storyDayInWords(day, entries[0]?.at ?? now, now, language)}</h3>
    <ol>
      {entries.map(({ id, at, group, words, said, aside, isPerson, isTrouble, act, press }) => (
        <li key={id} data-group={group} data-trouble={isTrouble || undefined}>
          <span className="desk-story-icon">
            <StaffIcon name={group === 'other' && isPerson ? 'person' : groupIcons[group]} />
          </span>
          <div>
            <p>{words}</p>
            {said && <p className="desk-said">{said}</p>}
            {group === 'letters' && <p className="desk-quiet">{aside}</p>}
            {act}
          </div>
          <div className="desk-story-when">
            <time dateTime={at.toISOString()}>{formatTime(at)}</time>
            {group !== 'letters' && <span>{aside}</span>}
            {press}
          </div>
        </li>
      ))}
    </ol>
  </div>
);
