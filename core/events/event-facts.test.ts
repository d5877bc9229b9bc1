import { expect, test } from 'vitest';
import { eventEnd, isOver, modesOf, placesFor, takesRegistrations, turningPoints } from './event-facts.ts';

const event = { startsAt: '2027-01-21T18:30:00.000Z', endsAt: '2027-01-21T20:00:00.000Z', isOpen: true };
const at = (time: string) => new Date(`2027-01-21T${time}:00.000Z`);

test('registration ends when the event begins, and it is over when it ends', () => {
  expect(takesRegistrations(event, at('18:29'))).toBe(true);
  expect(takesRegistrations(event, at('18:30'))).toBe(false);
  expect(isOver(event, at('19:59'))).toBe(false);
  expect(isOver(event, at('20:00'))).toBe(true);
});

test('what editors have closed, or not dated yet, takes no registrations', () => {
  expect(takesRegistrations({ ...event, isOpen: false }, at('10:00'))).toBe(false);
  expect(takesRegistrations({ ...event, startsAt: null }, at('10:00'))).toBe(false);
  expect(isOver({ startsAt: null, endsAt: null }, at('23:00'))).toBe(false);
});

test('an event without an end takes an hour', () => {
  expect(eventEnd({ startsAt: event.startsAt, endsAt: null })?.toISOString()).toBe('2027-01-21T19:30:00.000Z');
  expect(turningPoints({ startsAt: event.startsAt, endsAt: null })).toHaveLength(2);
  expect(turningPoints({ startsAt: null, endsAt: null })).toEqual([]);
});

test('the limit is that of the room; beside a room the video has none, alone it has its own', () => {
  expect(modesOf({ attendance: 'both' })).toEqual(['room', 'video']);
  expect(modesOf({ attendance: 'video' })).toEqual(['video']);
  expect([placesFor({ attendance: 'both', places: 30 }, 'room'), placesFor({ attendance: 'both', places: 30 }, 'video')]).toEqual([
    30,
    null,
  ]);
  expect(placesFor({ attendance: 'video', places: 200 }, 'video')).toBe(200);
});
