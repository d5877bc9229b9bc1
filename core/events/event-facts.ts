/** What registration has to know of an event. Times are ISO instants; without a start the day is still to be announced. */
export type EventFacts = {
  id: number;
  startsAt: string | null;
  endsAt: string | null;
  attendance: 'room' | 'video' | 'both';
  /** In the room; where there is only video, by video. Null: as many as come. */
  places: number | null;
  /** What editors say. */
  isOpen: boolean;
};

/** How one person attends. */
export type AttendanceMode = 'room' | 'video';

const usualMinutes = 60;

/** Where editors gave no end, an hour is assumed: a calendar needs one. */
export function eventEnd({ startsAt, endsAt }: Pick<EventFacts, 'startsAt' | 'endsAt'>): Date | null {
  if (endsAt) return new Date(endsAt);
  return startsAt ? new Date(Date.parse(startsAt) + usualMinutes * 60_000) : null;
}

export function isOver(event: Pick<EventFacts, 'startsAt' | 'endsAt'>, now: Date): boolean {
  const end = eventEnd(event);
  return end !== null && end <= now;
}

export const takesRegistrations = ({ isOpen, startsAt }: Pick<EventFacts, 'isOpen' | 'startsAt'>, now: Date): boolean =>
  isOpen && startsAt !== null && now < new Date(startsAt);

export const modesOf = ({ attendance }: Pick<EventFacts, 'attendance'>): readonly AttendanceMode[] =>
  attendance === 'both' ? ['room', 'video'] : [attendance];

/** How many may attend in this way; null: as many as come. Beside a room, the video has no limit. */
export const placesFor = ({ attendance, places }: Pick<EventFacts, 'attendance' | 'places'>, mode: AttendanceMode): number | null =>
  attendance === 'both' && mode === 'video' ? null : places;

/** When something changes for visitors by itself: registration ends with the start, and the event is over with its end. */
export const turningPoints = ({ startsAt, endsAt }: Pick<EventFacts, 'startsAt' | 'endsAt'>): Date[] => {
  const end = eventEnd({ startsAt, endsAt });
  return [...(startsAt ? [new Date(startsAt)] : []), ...(end ? [end] : [])];
};
