import { expect, test } from 'vitest';
import { err, ok } from '../../kernel/result.ts';
import { nextHours } from './next-hours.ts';
import type { Slot } from './slots.ts';

const slot = (doctorId: number, time: string): Slot => ({ doctorId, date: '2026-11-18', time });

function clinic() {
  const state = {
    now: Date.parse('2026-11-16T10:00:00Z'),
    asked: 0,
    down: false,
    stale: false,
    slots: [slot(202, '10:20'), slot(201, '11:00')],
  };
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const pause = { on: false };
  const hours = nextHours({
    now: () => state.now,
    availability: {
      async firstOfEach() {
        state.asked++;
        const readAt = new Date(state.now);
        if (pause.on) await held;
        if (state.down) return err({ kind: 'clinicUnavailable' as const });
        return ok({ slots: state.slots, readAt, isStale: state.stale });
      },
    },
  });
  const pass = (seconds: number) => {
    state.now += seconds * 1_000;
  };
  return { hours, state, pass, pause, release };
}

test('the clinic is asked once a minute for a type, however many ask at once', async () => {
  const { hours, state, pass } = clinic();
  const answers = await Promise.all(Array.from({ length: 500 }, () => hours.ofType(462)));
  expect(new Set(answers.map((answer) => answer?.slots[0]?.time))).toEqual(new Set(['10:20']));
  pass(59);
  await hours.ofType(462);
  expect(state.asked).toBe(1);
  pass(1);
  await hours.ofType(462);
  expect(state.asked).toBe(2);
  await hours.ofType(471);
  expect(state.asked).toBe(3);
});

test('a clinic that fails is not asked more often, and nothing is told', async () => {
  const { hours, state, pass } = clinic();
  state.down = true;
  for (let second = 0; second < 60; second++, pass(1)) expect(await hours.ofType(462)).toBeNull();
  expect(state.asked).toBe(1);
  state.down = false;
  expect((await hours.ofType(462))?.slots).toHaveLength(2);
});

test('an answer of some minutes ago is not told as the next hour', async () => {
  const { hours, state } = clinic();
  state.stale = true;
  expect(await hours.ofType(462)).toBeNull();
});

test('while the clinic is asked again nobody waits, and an hour that has become too old is not told', async () => {
  const { hours, state, pass, pause, release } = clinic();
  await hours.ofType(462);
  pause.on = true;
  state.slots = [slot(201, '11:00')];
  pass(60);
  expect((await hours.ofType(462))?.slots[0]?.time).toBe('10:20');
  pass(31);
  const waiting = hours.ofType(462);
  release();
  expect((await waiting)?.slots[0]?.time).toBe('11:00');
  expect(state.asked).toBe(2);
});

test('nothing free is an answer', async () => {
  const { hours, state } = clinic();
  state.slots = [];
  expect((await hours.ofType(462))?.slots).toEqual([]);
});
