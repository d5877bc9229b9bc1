import { StaffIcon, type StaffIconName } from '../../frame/staff-icon.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { formatTime } from '../in-words.ts';
import { type TimelineDay, type TimelineRow, timelineDayInWords, timelineDays } from './timeline-rows.ts';
import { TimelineTabs } from './timeline-tabs.tsx';

type Props = { title: Label; help?: Label; entries: readonly TimelineRow[]; now: Date; language: string };

const groupIcons: Record<TimelineRow['group'], StaffIconName> = {
  letters: 'mail',
  calls: 'phone',
  notes: 'note',
  money: 'euro',
  other: 'clock',
};

/** All that happened, in one line of time: letters, calls, notes, money and answers. */
export const TimelineCard = ({ title, help, entries, now, language }: Props) => (
  <section id="cronologia" className="desk-card desk-timeline" aria-labelledby="cronologia-title">
    <h2 id="cronologia-title">{labelIn(language, title)}</h2>
    <TimelineTabs entries={entries} language={language} />
    {timelineDays(entries).map((each) => (
      <OneDay key={each.day} {...each} now={now} language={language} />
    ))}
    {help && <p className="desk-quiet">{labelIn(language, help)}</p>}
  </section>
);

const OneDay = ({ day, entries, now, language }: TimelineDay & Pick<Props, 'now' | 'language'>) => (
  <div className="desk-timeline-day">
    <h3>{timelineDayInWords(day, entries[0]?.at ?? now, now, language)}</h3>
    <ol>
      {entries.map(({ id, at, group, words, said, aside, isPerson, isTrouble, act, press }) => (
        <li key={id} data-group={group} data-trouble={isTrouble || undefined}>
          <span className="desk-timeline-icon">
            <StaffIcon name={group === 'other' && isPerson ? 'person' : groupIcons[group]} />
          </span>
          <div>
            <p>{words}</p>
            {said && <p className="desk-said">{said}</p>}
            {group === 'letters' && <p className="desk-quiet">{aside}</p>}
            {act}
          </div>
          <div className="desk-timeline-when">
            <time dateTime={at.toISOString()}>{formatTime(at)}</time>
            {group !== 'letters' && <span>{aside}</span>}
            {press}
          </div>
        </li>
      ))}
    </ol>
  </div>
);
