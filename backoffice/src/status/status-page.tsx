import type { PartStatus } from '@clinic/core/figures/system-status';
import { DeskTable } from '../desk/bookings/desk-table.tsx';
import { relativeMoment } from '../desk/due-words.ts';
import { type Label, labelIn } from '../language/label.ts';
import { needsLook } from './status-sentence.ts';
import { meaningWords, partStateWords, statusWords, systemPartWords } from './status-words.ts';

/** `lines` is null where the database does not answer. */
type Props = { lines: PartStatus[] | null; now: Date; language: string };

export function StatusPage({ lines, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const headings = [statusWords.part, statusWords.state, statusWords.when, statusWords.waiting, statusWords.meaning];
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(statusWords.title)}</h1>
      <p className="desk-note">{say(statusWords.lead)}</p>
      {lines === null ? (
        <p role="alert">{say(statusWords.unread)}</p>
      ) : (
        <>
          <p className="desk-count" data-needed={lines.some(needsLook)}>
            {say(summary(lines.filter(needsLook).length)).replace('{count}', String(lines.filter(needsLook).length))}
          </p>
          <DeskTable
            headings={headings}
            language={language}
            rows={lines.map((line) => ({
              id: line.part,
              isNeeded: needsLook(line),
              cells: [
                say(systemPartWords[line.part]),
                say(partStateWords[line.state]),
                when(line),
                line.waiting === 0 ? '' : line.waiting,
                needsLook(line) ? say(meaningWords[line.part]) : '',
              ],
            }))}
          />
        </>
      )}
    </section>
  );

  function when(line: PartStatus): string {
    if (!line.at) return '';
    const words = needsLook(line) && line.part !== 'backup' ? statusWords.since : statusWords.last;
    return say(words).replace('{moment}', relativeMoment(line.at, now, language));
  }
}

const summary = (troubles: number): Label =>
  troubles === 0 ? statusWords.allWell : troubles === 1 ? statusWords.oneTrouble : statusWords.troubles;
