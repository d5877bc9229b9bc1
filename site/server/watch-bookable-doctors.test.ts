import type { ClinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import { sampleOffer } from '@clinic/core/booking/form/sample-offer';
import { err, ok } from '@clinic/core/kernel/result';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBookableDoctors } from './watch-bookable-doctors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = <Value>(value: Value) => ok({ value, readAt: new Date(0), isStale: false });

test('pages are made anew when a doctor joins, and not because the clinic is silent', async () => {
  let doctors: Awaited<ReturnType<ClinicDirectory['doctors']>> = kept(sampleOffer.doctors.slice(0, 1));
  const onChange = vi.fn();
  const directory: ClinicDirectory = { doctors: async () => doctors, appointmentTypes: async () => kept(sampleOffer.types) };
  const stop = watchBookableDoctors(directory, { onChange, onTrouble: () => {}, waitMs: 1_000 });
  await vi.advanceTimersByTimeAsync(1_500);
  doctors = err({ kind: 'clinicUnavailable' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onChange).not.toHaveBeenCalled();
  doctors = kept(sampleOffer.doctors);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  doctors = kept([]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('when the clinic was silent at the start, its first answer makes the pages anew', async () => {
  let doctors: Awaited<ReturnType<ClinicDirectory['doctors']>> = err({ kind: 'clinicUnavailable' });
  const onChange = vi.fn();
  const directory: ClinicDirectory = { doctors: async () => doctors, appointmentTypes: async () => kept(sampleOffer.types) };
  const stop = watchBookableDoctors(directory, { onChange, onTrouble: () => {}, waitMs: 1_000 });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(onChange).not.toHaveBeenCalled();
  doctors = kept(sampleOffer.doctors);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
