/** The data of one visit for a calendar file. */
export type CalendarVisit = {
  id: string;
  /** What the id belongs to; where it is left out, a visit. */
  kind?: 'visit' | 'event';
  /** Calendars use the file with the highest number. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string;
  description: string;
  organizer: string;
  /** Null in a file that can be downloaded. */
  attendee: string | null;
};

/** `PUBLISH`: for a download, not addressed to anybody. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** RFC 5545 folds after 75 octets, not characters; the space that marks a continued line counts. */
const longestLine = 75;

/**
 * Times are in UTC: every calendar shows them in its owner's time zone, also across a clock change. With TZID the file would need Lisbon's
 * time zone rules, which calendars read, ignore or replace.
 */
const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Of the control characters only the line break can be escaped. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** An e-mail address is not escaped text: characters that could end its line or field are removed. */
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

/** The file that adds a visit to a calendar, changes it (same id, higher sequence) or removes it. */
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
    `UID:${visit.kind ?? 'visit'}-${plain(visit.id)}`,
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
    // In a shared calendar the time shows as busy, without the event's title.
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    ...(cancels ? [] : dayBefore(visit.summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
