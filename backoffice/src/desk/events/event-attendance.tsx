import { randomUUID } from 'node:crypto';
import type { AttendanceCounts, AttendanceList } from '@clinic/core/desk/events/attendance-list';
import type { EventRegistration } from '@clinic/core/events/registration';
import type { ReactNode } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { PrintListButton } from '../bookings/print-list-button.tsx';
import { formatDateTime, formatTime } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import type { ListedEvent } from './event-desk-of.ts';
import { attendanceCsvPath, cancelPlacePath, eventsDeskPath, presencePath } from './event-path.ts';
import { attendanceWords, registrationWords } from './event-words.ts';

type Say = (words: Label) => string;
/** `children`: what those who registered wrote to us. */
type Props = { event: ListedEvent; list: AttendanceList; language: string; told: PressOutcome; children?: ReactNode };

/** Who comes, who waits, and a button for each who stands at the door. */
export function AttendanceView({ event, list: { counts, coming, waiting }, language, told, children }: Props) {
  const say: Say = (words) => labelIn(language, words);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-unprinted">
        <a href={eventsDeskPath}>← {say(attendanceWords.back)}</a>
      </p>
      <h1 id="desk-title">{event.title}</h1>
      <p>{event.startsAt && formatDateTime(event.startsAt)}</p>
      <Counts counts={counts} places={event.places} say={say} />
      <OutcomeNote told={told} language={language} />
      {children}
      <PrintListButton words={say(attendanceWords.print)} />
      <h2>{say(attendanceWords.coming)}</h2>
      {coming.length > 0 ? <People people={coming} say={say} eventId={event.id} isComing /> : <p>{say(attendanceWords.nobody)}</p>}
      {waiting.length > 0 && <h2>{say(attendanceWords.waiting)}</h2>}
      {waiting.length > 0 && <People people={waiting} say={say} eventId={event.id} isComing={false} />}
      <form className="desk-form desk-unprinted" action={attendanceCsvPath(event.id)} method="post">
        <button type="submit" className="desk-button">
          {say(attendanceWords.csv)}
        </button>
      </form>
      <p className="desk-note desk-unprinted">
        {say(attendanceWords.printed)} {say(attendanceWords.audited)}
      </p>
    </section>
  );
}

function Counts({ counts, places, say }: { counts: AttendanceCounts; places: number | null; say: Say }) {
  const room = places === null ? String(counts.room) : `${counts.room} / ${places}`;
  const shown: [Label, string | number][] = [
    [attendanceWords.room, room],
    [attendanceWords.video, counts.video],
    [attendanceWords.unconfirmed, counts.unconfirmed],
    [attendanceWords.waiting, counts.waiting],
    [attendanceWords.present, counts.present],
  ];
  return (
    <ul className="desk-counts">
      {shown.map(([words, count]) => (
        <li key={words.pt} className="desk-count">
          {say(words)}: <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}

const columns = ['name', 'people', 'how', 'state', 'email', 'phone', 'note', 'since'] as const;

type PeopleProps = { people: EventRegistration[]; say: Say; eventId: number; isComing: boolean };

/** Whoever only waits cannot have come. */
function People({ people, say, eventId, isComing }: PeopleProps) {
  return (
    <div className="desk-scroll">
      <table className="desk-table">
        <thead>
          <tr>
            {[...columns, ...(isComing ? (['presence'] as const) : []), 'cancelColumn' as const].map((column) => (
              <th key={column} scope="col" className={column === 'cancelColumn' ? 'desk-unprinted' : undefined}>
                {say(attendanceWords[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <tr key={one.id}>
              <th scope="row">{one.name}</th>
              <td>{one.people}</td>
              <td>{say(attendanceWords[one.mode])}</td>
              <td>{say(registrationWords(one))}</td>
              <td>{one.email}</td>
              <td>{one.phone}</td>
              <td>{one.note}</td>
              <td>{formatDateTime(one.registeredAt)}</td>
              {isComing && (
                <td>
                  <Presence registration={one} eventId={eventId} say={say} />
                </td>
              )}
              <td className="desk-unprinted">
                <Cancel registration={one} eventId={eventId} say={say} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ActProps = { registration: EventRegistration; eventId: number; say: Say };

/** Behind a fold, so that nobody cancels with one slip of the mouse. */
const Cancel = ({ registration: { id, name }, eventId, say }: ActProps) => (
  <details>
    <summary aria-label={`${say(attendanceWords.cancel)}: ${name}`}>{say(attendanceWords.cancelColumn)}</summary>
    <form action={cancelPlacePath(eventId)} method="post">
      <input type="hidden" name="pedido" value={randomUUID()} />
      <input type="hidden" name="inscricao" value={id} />
      <input type="hidden" name="certeza" value="sim" />
      <p>{say(attendanceWords.cancelSure)}</p>
      <button type="submit" className="desk-button" data-tone="grave">
        {say(attendanceWords.cancel)}
      </button>
    </form>
  </details>
);

/** The number of the press is made with the page: sent twice, it counts once. */
function Presence({ registration: { id, name, presentAt }, eventId, say }: ActProps) {
  return (
    <form action={presencePath(eventId)} method="post">
      {presentAt && `${say(attendanceWords.cameAt)} ${formatTime(presentAt)} `}
      <input type="hidden" name="pedido" value={randomUUID()} />
      <input type="hidden" name="inscricao" value={id} />
      <input type="hidden" name="veio" value={presentAt ? 'nao' : 'sim'} />
      <button
        type="submit"
        className="desk-button desk-unprinted"
        aria-label={`${say(presentAt ? attendanceWords.unmark : attendanceWords.mark)}: ${name}`}
      >
        {say(presentAt ? attendanceWords.unmark : attendanceWords.mark)}
      </button>
    </form>
  );
}
