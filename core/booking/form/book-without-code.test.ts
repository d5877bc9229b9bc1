import { expect, test } from 'vitest';
import type { CodeStore, IdentityCode } from '../../identity/codes/code-store.ts';
import { ok } from '../../kernel/result.ts';
import type { LimitName } from '../../limits/limits.ts';
import { testDataKeys as keys } from '../../secrets/test-data-keys.ts';
import type { Availability } from '../availability/availability.ts';
import type { BookingChange, RequestedVisit } from '../model/booking.ts';
import type { BookingStore, BookingTransaction } from '../ports/booking-store.ts';
import { bookWithoutCode } from './book-without-code.ts';
import { fullDraft, sampleOffer } from './sample-offer.ts';
import { wizardProgress } from './wizard-progress.ts';

const startsAt = new Date('2026-11-17T10:40:00Z');
const secondsAgo = (seconds: number) => new Date(sampleOffer.now.getTime() - seconds * 1000);

async function press({ code = {}, full }: { code?: Partial<IdentityCode>; full?: LimitName } = {}) {
  const done: { inserted: RequestedVisit[]; changes: BookingChange[]; items: string[]; started: string[] } = {
    ...{ inserted: [], changes: [], items: [], started: [] },
  };
  const asked: IdentityCode = {
    ...{ id: '1', purpose: 'booking', locale: 'pt', contact: { kind: 'email', value: 'joaquim@exemplo.pt' }, birthDate: null },
    ...{ requestedAt: secondsAgo(121), expiresAt: sampleOffer.now, patientIds: null, sentAt: null, accountId: null, sentToDigest: null },
    ...{ refusedAt: null, provenAt: null },
    ...code,
  };
  const transaction: Partial<BookingTransaction> = {
    insert: async (visit) => done.inserted.push(visit) > 0,
    acquireHold: async () => true,
    releaseOtherHolds: async () => {},
    change: async (_, change) => void done.changes.push(change),
    openWorkItem: async ({ kind }) => void done.items.push(kind),
    enqueueWork: async ({ kind }) => void done.started.push(kind),
    addEvent: async () => {},
  };
  const store = {
    read: async () => null,
    heldSlot: async () => ({ doctorId: 201, startsAt, endsAt: startsAt, until: startsAt }),
    inTransaction: (work: (inside: unknown) => unknown) => work(transaction),
  } as unknown as BookingStore;
  const ports = {
    ...{ store, keys, availability: {} as Availability, codes: { latest: async () => asked } as unknown as CodeStore },
    withinLimit: async (name: LimitName) => name !== full,
  };
  const draft = {
    ...{ fields: fullDraft, bookingId: 'b', submittedAt: null, movedFrom: null, known: {} },
    ...{ provenPatientId: null, provenAt: null, contactDigest: null, contactProvenAt: null },
  };
  const asker = { browserKey: 'key', client: '192.0.2.1', isKnownDevice: () => false };
  const outcome = await bookWithoutCode(ports, {
    draft,
    progress: wizardProgress(fullDraft, sampleOffer),
    offer: sampleOffer,
    locale: 'pt',
    asker,
  });
  return { outcome, ...done };
}

test('when nobody takes the code for two minutes the request is written down, the desk calls, and nothing is done at the clinic', async () => {
  const { outcome, inserted, changes, items, started } = await press();
  expect(outcome).toEqual(ok({ id: 'b' }));
  expect(inserted).toMatchObject([{ contactDigest: null, contactProvenAt: null, provenPatientId: null }]);
  expect(changes).toMatchObject([{ reviewReason: 'contactUnproven' }]);
  expect(items).toEqual(['contactUnproven']);
  expect(started).toEqual([]);
});

test.each([
  ['was sent', { sentAt: secondsAgo(60) }],
  ['was refused: the address is to be corrected', { refusedAt: secondsAgo(60) }],
  ['may still come', { requestedAt: secondsAgo(119) }],
  ['was asked for another contact than the details name', { contact: { kind: 'email', value: 'outro@exemplo.pt' } as const }],
])('not while the code %s', async (_, code) => {
  const { outcome, inserted } = await press({ code });
  expect(outcome).toEqual({ ok: false, error: { kind: 'notComplete' } });
  expect(inserted).toEqual([]);
});

test.each(['requestsWithoutCodePerAddress', 'requestsWithoutCode'] as const)('and not beyond %s', async (full) => {
  expect((await press({ full })).outcome).toEqual({ ok: false, error: { kind: 'tooMany' } });
});
