import { addLisbonDays, fromLisbon, inLisbon } from '../kernel/lisbon-time.ts';
import { type AttendanceMode, type EventFacts, modesOf, placesFor } from './event-facts.ts';
import { type EventRegistration, registrationStatus } from './registration.ts';

/** Short: whoever did not write the address themselves must not keep others out. */
const confirmHours = 24;
/** Of the places, and so many in any case: all that people together hold whose e-mail nobody has proven. */
const unprovenShare = 1 / 5;
const fewestUnproven = 2;
const offerHours = 24;
/** Later than this before the start nobody is asked any more: who does not read the letter in time would find the room full. */
const lastOfferHours = 2;
const shortestOfferHours = 1;
const hourMs = 3_600_000;

type Start = Pick<EventFacts, 'startsAt'>;
const startMs = ({ startsAt }: Start) => (startsAt ? Date.parse(startsAt) : Number.POSITIVE_INFINITY);

/** By then an e-mail is to be proven; never after the start. */
export const confirmDeadline = (event: Start, now: Date): Date => new Date(Math.min(now.getTime() + confirmHours * hourMs, startMs(event)));

/** Null where too little time is left for an offer. */
export function offerDeadline(event: Start, now: Date): Date | null {
  const end = Math.min(now.getTime() + offerHours * hourMs, startMs(event) - lastOfferHours * hourMs);
  return end - now.getTime() >= shortestOfferHours * hourMs ? new Date(end) : null;
}

/** An offered place is kept like a given one. */
const keepsPlaces = (one: EventRegistration) => ['held', 'registered', 'offered'].includes(registrationStatus(one));

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

export const placesTaken = (live: readonly EventRegistration[], mode: AttendanceMode): number =>
  sum(live.filter((one) => one.mode === mode && keepsPlaces(one)).map(({ people }) => people));

/** Null where there is no limit. Never below none, also where editors took places away. */
export function freePlaces(event: EventFacts, live: readonly EventRegistration[], mode: AttendanceMode): number | null {
  const places = placesFor(event, mode);
  return places === null ? null : Math.max(0, places - placesTaken(live, mode));
}

/** Some could come and others not: they choose. Where nothing is left, the form has said so before. */
export const isTooManyForPlaces = (people: number, free: number | null): boolean => free !== null && free > 0 && people > free;

type Party = Pick<EventRegistration, 'mode' | 'people' | 'provenAt'>;

/** Whether they can have their places now. Those whose e-mail is not proven share a few: invented people cannot fill the room. */
export function canBePlaced(event: EventFacts, live: readonly EventRegistration[], { mode, people, provenAt }: Party): boolean {
  const places = placesFor(event, mode);
  if (places === null) return true;
  const unproven = placesTaken(
    live.filter((one) => !one.provenAt),
    mode,
  );
  const fitsUnproven = provenAt !== null || unproven + people <= Math.max(fewestUnproven, Math.floor(places * unprovenShare));
  return fitsUnproven && placesTaken(live, mode) + people <= places;
}

type PlaceChange = { kind: 'end'; id: string; because: 'unconfirmed' | 'offerLapsed' } | { kind: 'offer'; id: string; until: Date };

/**
 * What time has brought about: what nobody confirmed ends, and free places are offered to whoever has waited longest. Once the event has
 * begun nothing changes any more: the list is what the front desk goes by.
 */
export function dueChanges(event: EventFacts, live: readonly EventRegistration[], now: Date): PlaceChange[] {
  if (now.getTime() >= startMs(event)) return [];
  const lapsed = live.flatMap((one): Extract<PlaceChange, { kind: 'end' }>[] => {
    if (!one.provenAt && one.confirmBy && one.confirmBy <= now) return [{ kind: 'end', id: one.id, because: 'unconfirmed' }];
    if (registrationStatus(one) === 'offered' && one.offerEndsAt && one.offerEndsAt <= now)
      return [{ kind: 'end', id: one.id, because: 'offerLapsed' }];
    return [];
  });
  const left = live.filter(({ id }) => !lapsed.some((change) => change.id === id));
  return [...lapsed, ...modesOf(event).flatMap((mode) => offers(event, left, { mode, now }))];
}

/** In the order of the list, to those whose e-mail is proven; somebody who comes with more people than there are places does not keep the others waiting. */
function offers(event: EventFacts, live: readonly EventRegistration[], { mode, now }: { mode: AttendanceMode; now: Date }): PlaceChange[] {
  const until = offerDeadline(event, now);
  if (!until) return [];
  let free = freePlaces(event, live, mode) ?? Number.POSITIVE_INFINITY;
  return waitingList(live, mode).flatMap(({ id, people, provenAt }): PlaceChange[] => {
    if (!provenAt || people > free) return [];
    free -= people;
    return [{ kind: 'offer', id, until }];
  });
}

/** Whoever has waited longest comes first. */
export const waitingList = (live: readonly EventRegistration[], mode: AttendanceMode): EventRegistration[] =>
  live
    .filter((one) => one.mode === mode && registrationStatus(one) === 'waiting')
    .toSorted((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime() || a.id.localeCompare(b.id));

const reminderTime = '10:00';

/** The day before, at ten in the morning in Lisbon. From then on the page of a registration also opens the video. */
export function reminderAt({ startsAt }: Start): Date | null {
  if (!startsAt) return null;
  const { day } = inLisbon(addLisbonDays(new Date(startsAt), -1));
  return fromLisbon(day, reminderTime);
}

/** Who is to be reminded now: whoever has a place, unless it was given after everybody else was reminded. */
export function dueReminders(event: Start, live: readonly EventRegistration[], now: Date): EventRegistration[] {
  const at = reminderAt(event);
  if (!at || now < at || now.getTime() >= startMs(event)) return [];
  return live.filter((one) => registrationStatus(one) === 'registered' && one.placedAt !== null && one.placedAt < at);
}
