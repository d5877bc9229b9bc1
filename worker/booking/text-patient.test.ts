import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { bookedVisit, inDays } from '@clinic/core/desk/testing/sample-booking';
import { ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { textPatient } from './text-patient.ts';

/** What is noted of it, `text-patient.integration.test.ts` looks at. */
const notes = { inTransaction: async () => {} };
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
    ...notes,
  } as unknown as BookingStore;
  const send = async ({ text }: { text: string }) => {
    texts.push(text);
    return ok('accepted' as const);
  };
  const text = textPatient({
    store,
    send,
    contact: async () => sampleClinic('pt'),
    accountEnding: async () => null,
    waits: async () => false,
  });
  await text({ bookingId: moved.id, kind: 'slotTaken', about: '', sequence: moved.sequence });
  return texts;
}

test('whoever has no e-mail reads that the visit stays where the new time was gone, and only where it does', async () => {
  const old = withoutMail(bookedVisit({ ...ahead, id: 'old' }));
  expect(await textAbout(old)).toEqual([expect.stringContaining('A consulta que ja tinha mantém-se')]);
  expect(await textAbout({ ...old, cancelledAt: new Date() })).toEqual([expect.stringContaining('Para escolher outra')]);
});

const helena = { name: 'Helena Exemplo', email: 'helena@exemplo.pt', phone: '910000015' };

/** To whom, and what, after an account was given for the refund of this visit. */
async function textsOfGiven(booking: Booking, asked = { givenAt: new Date(), erasedAt: null, times: 1 } as object) {
  const texts: { id: string; to: string; text: string }[] = [];
  const store = {
    read: async () => booking,
    readPayments: async () => [],
    readAskedAccount: async () => asked,
    ...notes,
  } as unknown as BookingStore;
  const send = async (sent: (typeof texts)[number]) => {
    texts.push(sent);
    return ok('accepted' as const);
  };
  const text = textPatient({
    store,
    send,
    contact: async () => sampleClinic('pt'),
    accountEnding: async () => '0154',
    waits: async () => false,
  });
  await text({ bookingId: booking.id, kind: 'refundAccountGiven', about: '1', sequence: booking.sequence });
  return texts;
}

test('that an account was given is texted to the patient and to who booked, also when they have e-mail and the visit is over', async () => {
  const past = { startsAt: inDays(-3), endsAt: inDays(-2.9) };
  const booking = bookedVisit({ ...past, bookedBy: helena });
  const texts = await textsOfGiven({ ...booking, patient: { ...booking.patient, phone: '912345678' } });
  expect(texts.map(({ to }) => to)).toEqual(['+351912345678', '+351910000015']);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(2);
  for (const { text } of texts) expect(text).toMatch(/final 0154.*Ligue ja: 210000000/);
});

test('one number of both is written to once, and nobody once the account was asked for anew', async () => {
  const booking = bookedVisit({ bookedBy: helena });
  const same = { ...booking, patient: { ...booking.patient, phone: helena.phone } };
  expect(await textsOfGiven(same)).toHaveLength(1);
  expect(await textsOfGiven(same, { givenAt: null, erasedAt: null, times: 2 })).toEqual([]);
});

test('a new link is texted to the mobile, too, so that whoever did not ask for it, or for another e-mail, calls', async () => {
  const texts: { to: string; text: string }[] = [];
  const booking = bookedVisit({ ...ahead, linkVersion: 1 });
  const patient = { ...booking.patient, email: 'outro@exemplo.pt', phone: '912345678' };
  const store = { read: async () => ({ ...booking, patient }), readPayments: async () => [], ...notes } as unknown as BookingStore;
  const send = async (sent: (typeof texts)[number]) => {
    texts.push(sent);
    return ok('accepted' as const);
  };
  const text = textPatient({
    store,
    send,
    contact: async () => sampleClinic('pt'),
    accountEnding: async () => null,
    waits: async () => false,
  });
  await text({ bookingId: booking.id, kind: 'newLink', about: '1', sequence: booking.sequence });
  expect(texts).toEqual([{ id: expect.any(String), to: '+351912345678', text: expect.stringMatching(/mudou.*Ligue 210000000/) }]);
});
