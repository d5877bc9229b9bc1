import type { ClinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import { sampleOffer } from '@clinic/core/booking/form/sample-offer';
import { err, ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import type { PageContext } from '../page-context.ts';
import { readBookableDoctors } from './read-bookable-doctors.server.ts';

const kept = <Value>(value: Value) => ok({ value, readAt: new Date(0), isStale: true });

async function read(directory: Partial<ClinicDirectory>) {
  let isStale = false;
  const all: ClinicDirectory = {
    doctors: async () => kept(sampleOffer.doctors),
    appointmentTypes: async () => kept(sampleOffer.types),
    ...directory,
  };
  const page = { booking: { directory: all }, markStale: () => (isStale = true) } as unknown as PageContext;
  return { bookable: await readBookableDoctors(page), isStale };
}

test('what the clinic said last is enough, even while it is silent', async () => {
  expect(await read({})).toEqual({ bookable: { '0201': 201, '0203': 203 }, isStale: false });
});

test('a page made while nothing is known of the clinic is made again soon', async () => {
  expect(await read({ doctors: async () => err({ kind: 'clinicUnavailable' }) })).toEqual({ bookable: null, isStale: true });
});

test('nobody who reads a page waits for a slow clinic', async () => {
  const begun = performance.now();
  expect(await read({ doctors: () => new Promise(() => {}) })).toEqual({ bookable: null, isStale: true });
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('a hundred pages made while the clinic is silent wait as long as one', async () => {
  const silent: ClinicDirectory = { doctors: () => new Promise(() => {}), appointmentTypes: () => new Promise(() => {}) };
  const page = { booking: { directory: silent }, markStale: () => {} } as unknown as PageContext;
  const begun = performance.now();
  for (let pages = 0; pages < 100; pages++) expect(await readBookableDoctors(page)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(2_000);
});
