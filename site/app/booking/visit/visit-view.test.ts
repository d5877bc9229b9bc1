import type { BookingSettings } from '@clinic/core/booking/model/booking-settings';
import { expect, test } from 'vitest';
import { momentInWords } from './moment.ts';
import { inThrees, typedAmount } from './multibanco.tsx';
import { bookingOfVisit, minutesFromNow, now, sampleVisit } from './sample-visit.ts';
import { timeLeft } from './time-left.ts';
import { changes, visitView } from './visit-view.ts';

const settings: BookingSettings = {
  types: [],
  payments: { multibanco: true, mbway: true, card: true, atClinic: true },
  multicare: { capCents: 3_250, text: '' },
  noticeHours: 24,
  reminderHours: [],
};
const parts = { state: { kind: 'scheduled' }, settings, now, locale: 'pt', knowsWhose: false, token: 'a-token' } as const;

test('a patient may cancel and move alone until the clinic’s notice, and then calls', () => {
  const visit = bookingOfVisit();
  expect(changes(visit, settings, now)).toEqual({ cancel: 'open', move: 'open' });
  expect(changes(visit, settings, new Date(visit.startsAt.getTime() - 23 * 3_600_000))).toEqual({ cancel: 'late', move: 'late' });
  expect(changes(visit, null, now)).toEqual({ cancel: 'late', move: 'late' });
  expect(changes(visit, settings, visit.startsAt)).toEqual({ cancel: 'none', move: 'none' });
});

test('the page says until when, as long as that is to come; who has no settings of the desk is promised nothing', () => {
  const visit = bookingOfVisit();
  const deadline = new Date(visit.startsAt.getTime() - 24 * 3_600_000);
  const said = (at: Date, desk: BookingSettings | null = settings) => visitView(visit, { ...parts, settings: desk, now: at }).changeUntil;
  expect(said(deadline)).toMatchObject({ at: deadline.toISOString() });
  expect(said(new Date(deadline.getTime() + 1))).toBeNull();
  expect(said(now, null)).toBeNull();
});

test('what is still being booked can be cancelled but not moved; what has ended, neither', () => {
  expect(changes(sampleVisit(), settings, now)).toEqual({ cancel: 'open', move: 'none' });
  const ended = [{ cancelledAt: now }, { movedTo: sampleVisit().id }, { givenUpAt: now }, { givenUpAt: now, releasedAt: now }];
  for (const facts of ended) expect(changes(bookingOfVisit(facts), settings, now)).toEqual({ cancel: 'none', move: 'none' });
});

test('the page says that one is on the waiting list while one may leave it there, and no longer', () => {
  const visit = bookingOfVisit();
  const waits = (booking: typeof visit, at = now) => visitView(booking, { ...parts, now: at, isWaiting: true }).isWaiting;
  expect(waits(visit)).toBe(true);
  expect(visitView(visit, parts).isWaiting).toBe(false);
  expect(waits(visit, new Date(visit.startsAt.getTime() - 23 * 3_600_000))).toBe(false);
  for (const facts of [{ cancelledAt: now }, { movedTo: visit.id }, { givenUpAt: now }]) expect(waits(bookingOfVisit(facts))).toBe(false);
});

test('whoever is abroad sees a video visit on both clocks', () => {
  const abroad = { visitorTimeZone: 'America/Sao_Paulo' };
  expect(visitView(bookingOfVisit({ ...abroad, mode: 'online' }), parts).visit.ownTime).toMatchObject({ day: '2026-11-20', time: '07:40' });
  expect(visitView(bookingOfVisit(abroad), parts).visit.ownTime).toBeNull();
});

test('times and numbers are written as people read and type them', () => {
  expect(momentInWords({ day: '2026-11-17', time: '10:40' }, 'pt')).toBe('terça-\u2060feira, 17\u00a0de\u00a0novembro, às\u00a010:40');
  expect(momentInWords({ day: '2026-11-17', time: '01:20' }, 'pt')).toBe('terça-\u2060feira, 17\u00a0de\u00a0novembro, à\u00a001:20');
  expect(momentInWords({ day: '2026-11-17', time: '10:40' }, 'en')).toBe('Tuesday, 17\u00a0November, at\u00a010:40');
  expect(inThrees('123456789')).toBe('123\u00a0456\u00a0789');
  expect(typedAmount(9_050)).toBe('90,50');
});

test('a countdown never shows more time than there is, and stops at nothing', () => {
  const left = timeLeft(minutesFromNow(23 * 60 + 41).getTime() - now.getTime());
  expect(left).toMatchObject({ hours: 23, minutes: 41 });
  expect(timeLeft(222_000).clock).toBe('3:42');
  expect(timeLeft(-5_000).clock).toBe('0:00');
});
