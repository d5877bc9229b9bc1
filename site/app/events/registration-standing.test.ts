import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { sampleEvent, sampleRegistration } from '@clinic/core/events/testing/sample-registration';
import { expect, test } from 'vitest';
import { registrationStanding } from './registration-standing.ts';

const event = sampleEvent({ attendance: 'both' }) as EventCard;
const now = new Date('2027-01-12T10:00:00Z');
const standing = (more: Parameters<typeof sampleRegistration>[0], at = now) => {
  const one = sampleRegistration(more);
  const registeredAt = new Date('2027-01-01T10:00:00Z');
  const before = [sampleRegistration({ registeredAt, provenAt: now }), sampleRegistration({ registeredAt })];
  return registrationStanding(one, { event, live: [one, ...before], now: at });
};

test('whoever waits is told how many are before them, of those who have confirmed', () => {
  expect(standing({ provenAt: now, confirmBy: now })).toMatchObject({ status: 'waiting', ahead: 1, until: null, isUnproven: false });
});

test('whoever waits and has not confirmed is told until when to do it', () => {
  expect(standing({ confirmBy: now })).toMatchObject({ status: 'waiting', isUnproven: true, until: { time: '10:00' } });
});

test('a place to confirm, and one to take, say until when by Lisbon’s clock', () => {
  const until = new Date('2027-01-14T09:30:00Z');
  expect(standing({ placedAt: now, confirmBy: until })).toMatchObject({ status: 'held', until: { day: '2027-01-14', time: '09:30' } });
  expect(standing({ provenAt: now, offeredAt: now, offerEndsAt: until })).toMatchObject({ status: 'offered', until: { time: '09:30' } });
});

test('the video opens the day before, for those who registered for it and confirmed', () => {
  const video = { mode: 'video', placedAt: now, provenAt: now } as const;
  const dayBefore = new Date('2027-01-20T10:00:00Z');
  expect(standing(video).showsVideo).toBe(false);
  expect(standing(video, dayBefore).showsVideo).toBe(true);
  expect(standing({ ...video, provenAt: null }, dayBefore).showsVideo).toBe(false);
  expect(standing({ ...video, mode: 'room' }, dayBefore).showsVideo).toBe(false);
});

test('after the event nothing is asked any more', () => {
  expect(standing({ placedAt: now }, new Date('2027-01-22T10:00:00Z')).status).toBe('over');
});
