import { expect, test } from 'vitest';
import type { CodeRequest, IdentityCode } from '../../identity/codes/code-store.ts';
import { contactDigest } from '../../identity/contact.ts';
import { ok } from '../../kernel/result.ts';
import { type LimitName, limits } from '../../limits/limits.ts';
import { testDataKeys as keys } from '../../secrets/test-data-keys.ts';
import type { Availability } from '../availability/availability.ts';
import type { Booking, RequestedVisit } from '../model/booking.ts';
import type { BookingStore, BookingTransaction } from '../ports/booking-store.ts';
import { bookFromDraft } from './book-from-draft.ts';
import type { Draft } from './draft.ts';
import { fullDraft, sampleOffer } from './sample-offer.ts';
import { wizardProgress } from './wizard-progress.ts';

const startsAt = new Date('2026-11-17T10:40:00Z');
const email = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
const phone = { kind: 'phone', value: '910000001' } as const;

type Room = {
  draft?: Partial<Draft>;
  free?: number[];
  /** Doctors whose slot somebody else takes first. */
  lost?: number[];
  held?: { doctorId: number; until: Date };
  full?: LimitName;
  known?: boolean;
  way?: 'email' | 'phone';
  /** The code that this browser asked for last. */
  latest?: IdentityCode;
};

async function press({ draft = {}, free = [201], lost = [], held, full, known = false, way, latest }: Room = {}) {
  const done: { codes: CodeRequest[]; holds: number[]; inserted: RequestedVisit[]; counted: [LimitName, string][] } = {
    ...{ codes: [], holds: [], inserted: [], counted: [] },
  };
  const transaction: Partial<BookingTransaction> = {
    acquireHold: async ({ doctorId }) => !lost.includes(doctorId) && done.holds.push(doctorId) > 0,
    releaseOtherHolds: async () => {},
    requestCode: async (_, asked) => void done.codes.push(asked),
    insert: async (visit) => done.inserted.push(visit) > 0,
    assignDoctor: async () => {},
    addEvent: async () => {},
    enqueueWork: async () => {},
  };
  const store = {
    read: async (): Promise<Booking | null> => null,
    heldSlot: async () => (held ? { ...held, startsAt, endsAt: startsAt } : null),
    inTransaction: (work: (inside: unknown) => unknown) => work(transaction),
  } as unknown as BookingStore;
  const availability = {
    doctorsAt: async () => ok(free.map((doctorId) => ({ doctorId, doctorName: `Dr. ${doctorId}` }))),
    nearest: async () => ok({ slots: [] }),
  } as unknown as Availability;
  const withinLimit = async (name: LimitName, subject: string) => {
    done.counted.push([name, subject]);
    return name !== full;
  };
  const whole: Draft = {
    ...{ fields: fullDraft, bookingId: 'b', submittedAt: null, movedFrom: null, known: {} },
    ...{ provenPatientId: null, provenAt: null, contactDigest: null, contactProvenAt: null },
    ...draft,
  };
  const asker = { browserKey: 'key', client: '192.0.2.1', isKnownDevice: () => known };
  const asked = {
    draft: whole,
    progress: wizardProgress(whole.fields, sampleOffer),
    offer: sampleOffer,
    locale: 'pt',
    asker,
    way,
  } as const;
  const codes = { latest: async () => latest ?? null };
  return { outcome: await bookFromDraft({ store, codes, availability, withinLimit, keys }, asked), ...done };
}
const provenNow = (contact: typeof email | typeof phone) => ({
  contactDigest: contactDigest(keys, contact),
  contactProvenAt: sampleOffer.now,
});

test('whoever has proven nothing gets a code, holds the slot, and nothing is booked yet', async () => {
  const { outcome, codes, holds, inserted } = await press();
  expect(outcome).toEqual(ok({ kind: 'codeNeeded' }));
  expect(codes).toEqual([{ purpose: 'booking', contact: email, locale: 'pt', birthDate: null }]);
  expect(holds).toEqual([201]);
  expect(inserted).toEqual([]);
});

test('a second press keeps the hold and leaves the code that is on its way valid', async () => {
  const latest: IdentityCode = {
    ...{ id: 'c', purpose: 'booking', contact: email, locale: 'pt', birthDate: null, accountId: null, patientIds: null },
    ...{ requestedAt: new Date(), expiresAt: new Date(), sentAt: null, sentToDigest: null, refusedAt: null, provenAt: null },
  };
  const { outcome, codes, holds, counted } = await press({ latest });
  expect(outcome).toEqual(ok({ kind: 'codeNeeded' }));
  expect({ codes, holds, counted }).toEqual({ codes: [], holds: [201], counted: [] });
  expect((await press({ latest, way: 'email' })).codes).toHaveLength(1);
});

test('whoever has proven the contact is booked, and the booking says by which', async () => {
  const { outcome, codes, inserted } = await press({ draft: provenNow(email) });
  expect(outcome).toEqual(ok({ kind: 'booked', id: 'b' }));
  expect(codes).toEqual([]);
  expect(inserted).toMatchObject([{ ...provenNow(email), provenPatientId: null }]);
});

test('a text message serves as well as a mail', async () => {
  expect((await press({ way: 'phone' })).codes).toMatchObject([{ contact: phone }]);
  expect((await press({ draft: provenNow(phone) })).outcome).toEqual(ok({ kind: 'booked', id: 'b' }));
});

test('a proof of an hour ago, or of another contact, is none', async () => {
  const old = { ...provenNow(email), contactProvenAt: new Date(sampleOffer.now.getTime() - 61 * 60_000) };
  expect((await press({ draft: old })).outcome).toEqual(ok({ kind: 'codeNeeded' }));
  expect((await press({ draft: provenNow({ ...email, value: 'outro@exemplo.pt' } as unknown as typeof email) })).outcome).toEqual(
    ok({ kind: 'codeNeeded' }),
  );
});

test('a patient who was recognised needs no second code for a contact on his record, and one for a new contact', async () => {
  const { name = '', gender = '' } = fullDraft;
  const person = { name, gender, 'birthDate-day': '07', 'birthDate-month': '03', 'birthDate-year': '1958' };
  const recognised = { provenPatientId: 7, provenAt: sampleOffer.now };
  const onRecord = await press({ draft: { ...recognised, known: { ...person, email: 'Joaquim@exemplo.pt' } } });
  expect(onRecord.outcome).toEqual(ok({ kind: 'booked', id: 'b' }));
  expect(onRecord.inserted).toMatchObject([{ provenPatientId: 7 }]);
  expect((await press({ draft: { ...recognised, known: { ...person, email: 'antigo@exemplo.pt' } } })).outcome).toEqual(
    ok({ kind: 'codeNeeded' }),
  );
});

test('whoever books for somebody else proves his own contact', async () => {
  const fields = { ...fullDraft, forOther: 'yes', bookerName: 'Ana', bookerEmail: 'Ana@exemplo.pt', bookerPhone: '910000009' };
  expect((await press({ draft: { fields } })).codes).toMatchObject([{ contact: { kind: 'email', value: 'ana@exemplo.pt' } }]);
});

test('whoever has no e-mail gets a text message', async () => {
  const fields = { ...fullDraft, email: '', noEmail: 'yes' };
  const { codes } = await press({ draft: { fields } });
  expect(codes).toMatchObject([{ contact: phone }]);
  const landline = await press({ draft: { fields: { ...fields, phone: '210000000' } } });
  expect(landline.outcome).toEqual({ ok: false, error: { kind: 'notComplete' } });
});

test('what this draft holds is not looked for anew, and what another doctor has is', async () => {
  const until = new Date(sampleOffer.now.getTime() + 60_000);
  expect((await press({ free: [], held: { doctorId: 203, until } })).holds).toEqual([203]);
  expect((await press({ free: [201, 203], lost: [201] })).holds).toEqual([203]);
  expect((await press({ free: [201], lost: [201] })).outcome).toEqual({ ok: false, error: { kind: 'slotTaken', nearest: [] } });
});

test('half a form, or a slot that is gone, uses up nothing of anybody', async () => {
  const half = await press({ draft: { fields: { ...fullDraft, consent: '' } } });
  expect(half.outcome).toEqual({ ok: false, error: { kind: 'notComplete' } });
  expect(half.counted).toEqual([]);
  expect((await press({ free: [] })).counted).toEqual([]);
});

test.each(['holdsPerAddress', 'holdsPerContact', 'codesPerAddress', 'codesPerBrowser'] as const)(
  'beyond %s nothing is held',
  async (full) => {
    const { outcome, holds, codes } = await press({ full });
    expect(outcome).toEqual({ ok: false, error: { kind: 'tooMany' } });
    expect([holds, codes]).toEqual([[], []]);
  },
);

test('bookings of a contact are counted once it is proven, so strangers cannot use them up', async () => {
  expect((await press()).counted.map(([name]) => name)).not.toContain('bookingsPerContact');
  const full = await press({ draft: provenNow(email), full: 'bookingsPerContact' });
  expect(full.outcome).toEqual({ ok: false, error: { kind: 'tooMany' } });
  expect(full.inserted).toEqual([]);
});

test('too many questions on one phone leave the other ways to pay', async () => {
  const fields = { ...fullDraft, payment: 'mbway', mbwayPhone: '919999999' };
  const { outcome, inserted } = await press({ draft: { ...provenNow(email), fields }, full: 'mbwayPerPhone' });
  expect(outcome).toEqual({ ok: false, error: { kind: 'mbwayTooMany' } });
  expect(inserted).toEqual([]);
  expect(limits.mbwayPerPhone.uses).toBeLessThan(10);
});

test('the owner’s device has its own budget for codes', async () => {
  expect((await press({ known: true })).counted.map(([name]) => name)).toContain('codesPerContactFromKnownDevices');
});
