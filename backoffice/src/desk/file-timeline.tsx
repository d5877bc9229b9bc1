import type { TimelineEntry } from '@clinic/core/desk/timeline';
import { labelIn } from '../language/label.ts';
import { EventList } from './event-list.tsx';
import { fileWords } from './page-words.ts';
import { entryInWords } from './timeline-words.ts';

export const FileTimeline = ({ entries, language }: { entries: TimelineEntry[]; language: string }) => (
  <EventList
    id="cronologia"
    title={fileWords.timeline}
    language={language}
    events={entries.map((entry) => ({
      id: `${entry.at.toISOString()} ${entry.kind} ${JSON.stringify(entry.detail)}`,
      at: entry.at,
      words: entryInWords(entry, language),
      aside: entry.actor ?? labelIn(language, fileWords.system),
      isPerson: entry.actor !== null,
    }))}
  />
);
