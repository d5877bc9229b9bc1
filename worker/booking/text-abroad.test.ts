import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { bookedVisit, inDays } from '@clinic/core/desk/testing/sample-booking';
import { ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { textPatient } from './text-patient.ts';

/** To whom the confirmation of a visit goes as a text message. */
async function confirmedTo(phone: string): Promise<string[]> {
  const booking = bookedVisit({ startsAt: inDays(20), endsAt: inDays(20.02) });
  const visit = { ...booking, patient: { ...booking.patient, phone } };
  const store = { read: async () => visit, readPayments: async () => [], inTransaction: async () => {} } as unknown as BookingStore;
  const numbers: string[] = [];
  const text = textPatient({
    store,
    send: async ({ to }) => {
      numbers.push(to);
      return ok('accepted');
    },
    contact: async () => sampleClinic('pt'),
    accountEnding: async () => null,
    waits: async () => false,
  });
  await text({ bookingId: visit.id, kind: 'scheduled', about: String(visit.sequence), sequence: visit.sequence });
  return numbers;
}

test('a confirmation is texted to a mobile of the country or of one on the list, and to no satellite phone or premium number', async () => {
  expect(await confirmedTo('912345678')).toEqual(['+351912345678']);
  expect(await confirmedTo('+447700900123')).toEqual(['+447700900123']);
  for (const phone of ['+88160000000', '+882160000000', '+9799123456', '212345678']) expect(await confirmedTo(phone), phone).toEqual([]);
});
