import type { ReactNode } from 'react';
import { type Label, labelIn } from '../language/label.ts';
import { more } from './overview-words.ts';

/** As many in each card, so that cards in one row end together. */
const shownLines = 4;
const longestRest = 40;

type Props = {
  id: string;
  part: string;
  title: Label;
  help: Label;
  lines: ReactNode[];
  language: string;
  /** Below its lines. */
  way?: ReactNode;
};

/** One list of a start page. What does not fit is folded, and opens without a script. */
export function OverviewCard({ id, part, title, help, lines, language, way }: Props) {
  const rest = lines.slice(shownLines);
  const notShown = rest.length - longestRest;
  return (
    <section className="overview__part" aria-labelledby={id} data-part={part}>
      <header>
        <h2 id={id}>{labelIn(language, title)}</h2>
        {lines.length > 0 && <span className="overview__count">{lines.length}</span>}
        <p className="overview__help">{labelIn(language, help)}</p>
      </header>
      <div>
        <ul>{lines.slice(0, shownLines)}</ul>
        {rest.length > 0 && (
          <details className="overview__rest">
            <summary>{labelIn(language, more).replace('{count}', String(rest.length))}</summary>
            <ul>{rest.slice(0, longestRest)}</ul>
            {notShown > 0 && <p className="overview__more">{labelIn(language, more).replace('{count}', String(notShown))}</p>}
          </details>
        )}
        {way && <p className="overview__more">{way}</p>}
      </div>
    </section>
  );
}
