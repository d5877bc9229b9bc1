import type { ClinicDirectory } from '@clinic/core/booking/availability-directory';
import { sampleOffer } from '@clinic/core/booking/wizard/sample-offer';
import { err, ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import type { PageContext } from '../page-context.ts';
import { readBookableDoctors } from './read-bookable-doctors.server.ts';

const kept = <Value>(value: Value) => ok({ value, readAt: new Date(0), isStale: true });

async function read(directory: Partial<ClinicDirectory>) {
  let holdsForNow = false;
  const all: ClinicDirectory = {
    doctors: async () => kept(sampleOffer.doctors),
    appointmentTypes: async () => kept(sampleOffer.types),
    ...directory,
  };
  const page = { booking: { directory: all }, holdsForNow: () => (holdsForNow = true) } as unknown as PageContext;
  return { bookable: await readBookableDoctors(page), holdsForNow };
}

test('what the clinic said last is enough, even while it is silent', async () => {
  expect(await read({})).toEqual({ bookable: { '0201': 201, '0203': 203 }, holdsForNow: false });
});

test('a page made while nothing is known of the clinic is made again soon', async () => {
  expect(await read({ doctors: async () => err({ kind: 'clinicSilent' }) })).toEqual({ bookable: null, holdsForNow: true });
});

test('nobody who reads a page waits for a slow clinic', async () => {
  const begun = performance.now();
  expect(await read({ doctors: () => new Promise(() => {}) })).toEqual({ bookable: null, holdsForNow: true });
  expect(performance.now() - begun).toBeLessThan(2_000);
});
