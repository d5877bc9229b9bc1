import type { WorkEvent } from '@clinic/core/work-items/work-event';
import { type Label, labelIn } from '../../language/label.ts';
import { relativeMoment } from '../due-words.ts';
import { answerArrived, laterWords, workEventWords } from './work-act-words.ts';

/** Written by the system: a letter arrived. */
export const nobody = 0;

type Props = { history: readonly WorkEvent[]; now: Date; language: string };

/** Everything that was done about an item, with author and time, the newest first. */
export function WorkHistory({ history, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  if (history.length === 0) return <p className="desk-quiet">{say(laterWords.noHistory)}</p>;
  return (
    <section aria-label={say(laterWords.history)}>
      <h4>{say(laterWords.history)}</h4>
      <ol className="desk-history">
        {history.map((event) => (
          <li key={`${event.at.toISOString()} ${event.kind}`}>
            <p>
              <strong>{workEventInWords(event, now, language)}</strong>
              <span className="desk-quiet">
                {event.by.id !== nobody && `${event.by.name}, `}
                <time dateTime={event.at.toISOString()}>{relativeMoment(event.at, now, language)}</time>
              </span>
            </p>
            {event.words && <p className="desk-said">{event.words}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function workEventInWords({ kind, outcome, until, by }: WorkEvent, now: Date, language: string): string {
  if (kind === 'replied' && by.id === nobody) return labelIn(language, answerArrived);
  const words = workEventWords[kind === 'called' ? (outcome ?? 'answered') : kind];
  return labelIn(language, words).replace('{moment}', until ? relativeMoment(until, now, language) : '');
}
