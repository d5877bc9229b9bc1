import { expect, test } from 'vitest';
import { ok } from '../../kernel/result.ts';
import type { Availability } from '../availability.ts';
import type { BookingStore } from '../booking-store.ts';
import type { Draft } from './draft.ts';
import { fullDraft, sampleOffer } from './sample-offer.ts';
import type { DraftFields } from './steps.ts';
import { takeBooking } from './take-booking.ts';
import { walk } from './walk.ts';

/** Nothing may be written before the limit has spoken, so no store is needed to get that far. */
const nothingWritten: BookingStore = new Proxy({} as BookingStore, {
  get: () => () => Promise.reject(new Error('written down although it was too much')),
});
const openAt = (doctorIds: number[]) =>
  ({
    doctorsAt: async () => ok(doctorIds.map((doctorId) => ({ doctorId }))),
    nearest: async () => ok({ slots: [] }),
  }) as unknown as Availability;

function press(fields: DraftFields, doctorIds: number[]) {
  const asked: { email: string; isProven: boolean }[] = [];
  const draft: Draft = { fields, bookingId: 'b', submittedAt: null, provenPatientId: null, movedFrom: null, known: {}, provenAt: null };
  const mayBook = async (who: { email: string; isProven: boolean }) => {
    asked.push(who);
    return false;
  };
  const ports = { store: nothingWritten, availability: openAt(doctorIds) };
  return { asked, outcome: takeBooking(ports, { draft, walk: walk(fields, sampleOffer), offer: sampleOffer, locale: 'pt', mayBook }) };
}

test('whoever books too much is told so, and nothing is written', async () => {
  const { outcome, asked } = press(fullDraft, [201]);
  expect(await outcome).toEqual({ ok: false, error: { kind: 'tooMany' } });
  expect(asked).toEqual([{ email: 'joaquim@exemplo.pt', isProven: false }]);
});

test('half a form uses up nothing of the patient it names', async () => {
  const { outcome, asked } = press({ ...fullDraft, consent: '' }, [201]);
  expect(await outcome).toEqual({ ok: false, error: { kind: 'notComplete' } });
  expect(asked).toEqual([]);
});

test('whoever merely comes too late for a slot uses up nothing either', async () => {
  const { outcome, asked } = press(fullDraft, []);
  await outcome.catch(() => null);
  expect(asked).toEqual([]);
});
