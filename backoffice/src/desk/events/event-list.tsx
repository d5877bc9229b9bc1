import { attendanceList } from '@clinic/core/desk/events/attendance-list';
import type { EventRegistration } from '@clinic/core/events/registration';
import { type Label, labelIn } from '../../language/label.ts';
import { formatDateTime } from '../in-words.ts';
import type { ListedEvent } from './event-desk-of.ts';
import { attendancePath } from './event-path.ts';
import { attendanceWords, eventListWords } from './event-words.ts';

type Props = { events: ListedEvent[]; live: EventRegistration[]; language: string };

const headings = [
  eventListWords.event,
  eventListWords.when,
  eventListWords.places,
  attendanceWords.room,
  attendanceWords.video,
  attendanceWords.waiting,
  attendanceWords.present,
];

export function EventListView({ events, live, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(eventListWords.title)}</h1>
      <p className="desk-note">{say(eventListWords.lead)}</p>
      {events.length === 0 ? (
        <p>{say(eventListWords.none)}</p>
      ) : (
        <div className="desk-scroll">
          <table className="desk-table">
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading.pt} scope="col">
                    {say(heading)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <EventRow key={event.id} event={event} live={live.filter(({ eventId }) => eventId === event.id)} say={say} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function EventRow({ event, live, say }: { event: ListedEvent; live: EventRegistration[]; say: (words: Label) => string }) {
  const { counts } = attendanceList(live);
  return (
    <tr>
      <td>
        <a href={attendancePath(event.id)}>{event.title}</a>
      </td>
      <td>{event.startsAt ? formatDateTime(event.startsAt) : say(eventListWords.noDay)}</td>
      <td>{event.places ?? say(eventListWords.noLimit)}</td>
      <td>{counts.room}</td>
      <td>{counts.video}</td>
      <td>{counts.waiting}</td>
      <td>{counts.present}</td>
    </tr>
  );
}
