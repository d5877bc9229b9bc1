import { expect, test } from 'vitest';
import { connectionsOf, firstToBreak, type Machine, machinesFor, peakOf, requestMs, usesAt } from './capacity-model.ts';

const figures = {
  ...{ storedMs: 0.2, renderedMs: 20, searchMs: 8, hoursMs: 1, bookingsPerSecond: 7, siteMb: 400, pageKb: 25 },
  connections: { allowed: 100, siteProcess: 9, worker: 40, backoffice: 12 },
} as const;
const day = {
  ...{ viewsPerDay: 36_000, bookingsPerDay: 40, busiestHour: 0.1, busiestMinute: 2 },
  ...{ filesPerView: 4, fileMs: 0.2, fileKb: 12, hoursOfDoctors: 240, othersMb: 1_200 },
};
const machine: Machine = { name: 'test', cores: 2, memoryMb: 4_096, networkMbit: 1_000, eurosPerMonth: 10 };
const at = (times: number) => usesAt(peakOf(day, times), machine, figures, day);

test('the busiest second is that of the busiest minute in the busiest hour', () => {
  expect(peakOf(day, 1)).toMatchObject({ pagesPerSecond: 2, requestsPerSecond: 10, bookingsPerDay: 40 });
  expect(peakOf(day, 10).pagesPerSecond).toBe(20);
});

test('few requests that are made anew cost more than many that are stored', () => {
  expect(requestMs(figures)).toBeCloseTo(0.92 * 0.2 + 0.04 * 8 + 0.02 * 1 + 0.02 * 20);
});

test('today nothing breaks; with more visitors the fullest thing is named, and machines are added for it', () => {
  expect(firstToBreak(at(1))).toBeUndefined();
  expect(machinesFor(at(1))).toBe(1);
  expect(firstToBreak(at(1_000))?.what).toBe('processor');
  expect(machinesFor(at(1_000))).toBeGreaterThan(1);
});

test('doctors run out of hours long before machines do, and no machine helps', () => {
  expect(at(10)[0]).toMatchObject({ what: 'doctors', share: 400 / 240 });
  expect(firstToBreak(at(10))).toBeUndefined();
});

test('connections are counted before PostgreSQL refuses one', () => {
  expect(connectionsOf(2, 1, figures)).toBe(70);
  expect(connectionsOf(8, 2, figures)).toBeGreaterThan(figures.connections.allowed);
});
