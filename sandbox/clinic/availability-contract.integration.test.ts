import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { availability } from '@clinic/core/booking/availability/availability';
import { clinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { createLogger } from '@clinic/core/logging/create-logger';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addCalendarDays, lisbonNow, weekdayOf } from './calendar/lisbon-days.ts';
import { startTestClinic, type TestClinic } from './test-clinic.ts';
import { openDay } from './test-words.ts';

/** What visitors are offered, read from the stand-in through the website's own adapter. */
let standIn: TestClinic;
beforeAll(async () => {
  standIn = await startTestClinic();
});
afterEach(() => standIn.control('DELETE', '/faults'));
afterAll(() => standIn.stop());

type Hold = { doctorId: number; startsAt: Date; endsAt: Date };
function open(holds: Hold[] = []) {
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const key = 'a-key-that-only-these-tests-know';
  const logger = createLogger('contract-test', 'silent');
  const limits = { readDeadlineMs: 3_000, retryPauseMs: 10 };
  const clinic = clinicOverHttp({ url: `${standIn.origin}/clinic/graphql`, key, appId: 'tests', logger, limits });
  const free = availability({ clinic, directory: clinicDirectory({ clinic, now }), heldSlots: async () => holds, now });
  return { free, clock };
}
const calls = async (operation: string) => {
  const state = (await (await standIn.control('GET', '/state')).json()) as { calls: Record<string, number> };
  return state.calls[operation] ?? 0;
};
const anyone = { typeId: 462, doctorIds: 'anyone' } as const;
const with202 = { typeId: 462, doctorIds: [202] };
const timesOn = (answer: Awaited<ReturnType<ReturnType<typeof open>['free']['inMonth']>>, day: string) =>
  answer.ok ? answer.value.slots.filter(({ date }) => date === day).map(({ time }) => time) : [];
const bookAtDesk = async (date: string, start: string) =>
  expect((await standIn.control('POST', '/desk/appointments', { doctorId: 202, date, start })).status).toBe(201);

test('a hundred visitors at once are one call for the types and one for the free days', async () => {
  const { free } = open();
  const [types, days] = [await calls('appointmentTypes'), await calls('entityDoctors')];
  const answers = await Promise.all(Array.from({ length: 100 }, () => free.inNextDays(anyone)));
  expect(answers.every((answer) => answer.ok && answer.value.slots.length > 100)).toBe(true);
  expect([await calls('appointmentTypes'), await calls('entityDoctors')]).toEqual([types + 1, days + 1]);
});

test('what the desk books is gone after half a minute, or at once when we are told', async () => {
  const { free, clock } = open();
  const day = openDay(1);
  await free.inNextDays(with202);
  await bookAtDesk(day, '10:00');
  expect(timesOn(await free.inNextDays(with202), day)).toContain('10:00');
  clock.aheadMs = 30_000;
  expect(timesOn(await free.inNextDays(with202), day)).not.toContain('10:00');
  await bookAtDesk(day, '10:20');
  free.forget(202, day);
  expect(timesOn(await free.inNextDays(with202), day)[0]).toBe('10:40');
  const nearest = await free.nearest({ doctorId: 202, date: day, time: '10:20' }, with202);
  expect(nearest.ok && nearest.value.slots[0]).toEqual({ doctorId: 202, date: day, time: '10:40' });
});

test.each([
  ['unavailable', { kind: 'unavailable' }],
  ['malformed', { kind: 'malformed' }],
  ['hang', { kind: 'hang' }],
])('%s: visitors see the last answer, marked, soon, and for five minutes only', async (_, fault) => {
  const { free, clock } = open();
  const first = await free.inNextDays(with202);
  await standIn.control('POST', '/faults', { operation: '*', ...fault });
  clock.aheadMs = 60_000;
  const startedAt = performance.now();
  const stale = await free.inNextDays(with202);
  expect(performance.now() - startedAt).toBeLessThan(2_500);
  expect(stale).toEqual({ ok: true, value: { ...(first.ok && first.value), isStale: true } });
  clock.aheadMs = 5 * 60_000;
  expect(await free.inNextDays(with202)).toEqual({ ok: false, error: { kind: 'clinicUnavailable' } });
  await standIn.control('DELETE', '/faults');
});

test('before and after the clocks change, a hold takes the time that Lisbon’s clocks show', async () => {
  const year = Number(lisbonNow().day.slice(0, 4)) + 1;
  for (const month of ['03', '10']) {
    let sunday = `${year}-${month}-31`;
    while (weekdayOf(sunday) !== 7) sunday = addCalendarDays(sunday, -1);
    for (const day of [openDay(4, addCalendarDays(sunday, -10)), openDay(2, addCalendarDays(sunday, 1))]) {
      const startsAt = fromLisbon(day, '14:20') ?? new Date(Number.NaN);
      const { free } = open([{ doctorId: 202, startsAt, endsAt: new Date(startsAt.getTime() + 20 * 60_000) }]);
      const clinic = await open().free.inMonth(day.slice(0, 7), with202);
      expect(timesOn(clinic, day)).toEqual(expect.arrayContaining(['14:00', '14:20', '14:40']));
      const offered = await free.inMonth(day.slice(0, 7), with202);
      expect(timesOn(offered, day)).toEqual(timesOn(clinic, day).filter((time) => time !== '14:20'));
    }
  }
});
