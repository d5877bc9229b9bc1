import { labelIn } from '../language/label.ts';
import { addressOfLine, type DocumentLine } from './document-line.ts';
import { actOf, detailOf } from './line-words.ts';
import { more, overviewWords } from './overview-words.ts';
import { type Overview, type OverviewPartName, overviewParts } from './read-overview.ts';

const shownLines = 8;

type Waiting = { part: OverviewPartName; line: DocumentLine };

/** What goes on only with the editor: given back by a doctor, not published at its hour, leading nowhere. */
export const waitingIn = (overview: Overview): Waiting[] =>
  overviewParts.flatMap((part) => overview[part].filter(({ isYours }) => isYours).map((line) => ({ part, line })));

export function OverviewWaiting({ waiting, language }: { waiting: Waiting[]; language: string }) {
  const hidden = waiting.length - shownLines;
  return (
    <section className="overview__you" aria-labelledby="overview-you">
      <h2 id="overview-you">{labelIn(language, overviewWords.forYou)}</h2>
      {waiting.length === 0 && <p className="overview__free">{labelIn(language, overviewWords.nothing)}</p>}
      <ul>
        {waiting.slice(0, shownLines).map(({ part, line }, index) => (
          <li key={`${part}${addressOfLine(line)}${line.detail}`}>
            <span>
              <strong id={`waiting-title-${index}`}>{line.title || line.slug}</strong>
              <span className="overview__detail">{detailOf(part, line, language)}</span>
            </span>
            <a
              className="desk-button"
              id={`waiting-act-${index}`}
              href={addressOfLine(line)}
              aria-labelledby={`waiting-act-${index} waiting-title-${index}`}
              data-look={part === 'review' ? 'main' : 'plain'}
            >
              {actOf(part, line, language)}
            </a>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="overview__more">{labelIn(language, more).replace('{count}', String(hidden))}</p>}
    </section>
  );
}
