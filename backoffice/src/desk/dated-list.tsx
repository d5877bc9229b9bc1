import type { ReactNode } from 'react';
import { type Label, labelIn } from '../language/label.ts';
import { formatDateTime } from './in-words.ts';

/** `aside`: who did it, or how it stands. `isPerson`: somebody at the clinic did it. `isTrouble`: somebody has to do something. `act`: what can be done about it. */
export type DatedEntry = { id: string; at: Date; words: string; aside: string; isPerson?: boolean; isTrouble?: boolean; act?: ReactNode };
/** `isStacked`: what stands aside is long and goes below. */
type Props = { id: string; title: Label; help?: Label; none?: Label; events: DatedEntry[]; language: string; isStacked?: boolean };

/** What happened and when, on the page of a booking or an account. */
export const DatedList = ({ id, title, help, none, events, language, isStacked = false }: Props) => (
  <section id={id} className="desk-card" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{labelIn(language, title)}</h2>
    {none && events.length === 0 && <p className="desk-quiet">{labelIn(language, none)}</p>}
    <ol className={isStacked ? 'desk-dated-list desk-dated-list-stacked' : 'desk-dated-list'}>
      {events.map((event) => (
        <li key={event.id} data-person={event.isPerson} data-trouble={event.isTrouble || undefined}>
          <time dateTime={event.at.toISOString()}>{formatDateTime(event.at)}</time>
          <span>{event.words}</span>
          <span className="desk-quiet">{event.aside}</span>
          {event.act}
        </li>
      ))}
    </ol>
    {help && events.length > 0 && <p>{labelIn(language, help)}</p>}
  </section>
);
