import type { TimelineEntry } from '@clinic/core/desk/timeline';
import { inLanguage } from '../language/label.ts';
import { moment } from './in-words.ts';
import { fileWords } from './page-words.ts';
import { entryInWords } from './timeline-words.ts';

export function Timeline({ entries, language }: { entries: TimelineEntry[]; language: string }) {
  return (
    <section className="desk-card" aria-labelledby="desk-timeline">
      <h2 id="desk-timeline">{inLanguage(language, fileWords.timeline)}</h2>
      <ol className="desk-timeline">
        {entries.map((entry) => (
          <li key={`${entry.at.toISOString()} ${entry.kind} ${JSON.stringify(entry.detail)}`} data-person={entry.actor !== null}>
            <time dateTime={entry.at.toISOString()}>{moment(entry.at)}</time>
            <span>{entryInWords(entry, language)}</span>
            <span className="desk-quiet">{entry.actor ?? inLanguage(language, fileWords.system)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
