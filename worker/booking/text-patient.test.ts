import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { bookedVisit, inDays } from '@clinic/core/desk/testing/sample-booking';
import { ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { textPatient } from './text-patient.ts';

const ahead = { startsAt: inDays(20), endsAt: inDays(20.02) };
const withoutMail = (booking: Booking): Booking => ({
  ...booking,
  patient: { ...booking.patient, email: '', phone: '912345678' },
  bookedBy: null,
});

/** What is written to somebody without e-mail whose new time was gone. */
async function textAbout(old: Booking): Promise<string[]> {
  const asked = { startsAt: inDays(5), endsAt: inDays(5.02), movedFrom: old.id, failedAt: new Date(), failureKind: 'slotTaken' } as const;
  const moved = withoutMail(bookedVisit({ ...asked, id: 'moved' }));
  const texts: string[] = [];
  const store = {
    read: async (id: string) => [old, moved].find((booking) => booking.id === id) ?? null,
    readPayments: async () => [],
  } as unknown as BookingStore;
  const send = async ({ text }: { text: string }) => {
    texts.push(text);
    return ok('accepted' as const);
  };
  const text = textPatient({ store, send, contact: async () => sampleClinic('pt') });
  await text({ bookingId: moved.id, kind: 'slotTaken', about: '', sequence: moved.sequence });
  return texts;
}

test('whoever has no e-mail reads that the visit stays where the new time was gone, and only where it does', async () => {
  const old = withoutMail(bookedVisit({ ...ahead, id: 'old' }));
  expect(await textAbout(old)).toEqual([expect.stringContaining('A consulta que ja tinha mantém-se')]);
  expect(await textAbout({ ...old, cancelledAt: new Date() })).toEqual([expect.stringContaining('Para escolher outra')]);
});
