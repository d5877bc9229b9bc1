/** One visit as calendars understand it. */
export type CalendarVisit = {
  id: string;
  /** Calendars take the file with the highest number for the truth. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string;
  description: string;
  organizer: string;
  /** None in a file that anybody may keep. */
  attendee: string | null;
};

/** `PUBLISH`: for whoever opens it, and not a message to somebody in particular. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** RFC 5545 folds after 75 octets, not letters; the space that marks a continued line counts. */
const longestLine = 75;

/**
 * Times are instants in UTC: every calendar shows them on its owner's clock, before and after a change of the clocks and in
 * another time zone. With TZID a file would need the rules of Lisbon's clocks, which calendars read, ignore or replace as they please.
 */
const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Of the control characters only the end of a line has a way to be written. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** An address is not escaped text: what could end its line or its field is taken out. */
const plain = (value: string): string => value.replaceAll(/[\s\p{Cc}"]/gu, '');

export function foldLine(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longestLine) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines.join('\r\n');
}

const dayBefore = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
];

/** The file that puts a visit into a calendar, changes it there (same id, higher sequence) or takes it out. */
export function calendarFile(method: CalendarMethod, visit: CalendarVisit, now: Date): string {
  const cancels = method === 'CANCEL';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//clinic-website//visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    // No host name: it would have to stay the same for as long as a visit can be moved.
    `UID:visit-${plain(visit.id)}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(visit.startsAt)}`,
    `DTEND:${instant(visit.endsAt)}`,
    `SUMMARY:${escapeText(visit.summary)}`,
    `LOCATION:${escapeText(visit.location)}`,
    `DESCRIPTION:${escapeText(visit.description)}`,
    `ORGANIZER:mailto:${plain(visit.organizer)}`,
    // Already accepted: the clinic wants no answer by mail.
    ...(visit.attendee === null ? [] : [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${plain(visit.attendee)}`]),
    `STATUS:${cancels ? 'CANCELLED' : 'CONFIRMED'}`,
    // Whoever shares a calendar shows that the time is taken, not what for.
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    ...(cancels ? [] : dayBefore(visit.summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
