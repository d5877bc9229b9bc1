import { expect, test } from 'vitest';
import { bookedVisit } from './testing/sample-booking.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 2, 1, 9, minute));
const noted = (kind: string, minute: number, detail = {}, actor = 'system') => ({ kind, happenedAt: at(minute), actor, detail });

test('what was noted and the facts that nobody noted, in the order in which they happened', () => {
  const booking = bookedVisit({
    submittedAt: at(0),
    patientEnsuredAt: at(1),
    bookedAt: at(2),
    paymentRequestedAt: at(3),
    paidAt: at(5),
    confirmedAt: at(6),
  });
  const events = [noted('submitted', 0), noted('patientCreated', 1), noted('adopted', 2, { appointmentId: 77 }), noted('paid', 5)];
  const entries = timelineOf({ booking, events, refunds: [] });
  expect(entries.map(({ kind }) => kind)).toEqual(['submitted', 'patientCreated', 'adopted', 'paymentRequested', 'paid', 'confirmed']);
  expect(entries.every(({ actor }) => actor === null)).toBe(true);
});

test('what a person did carries the name; a refund says how much', () => {
  const refunds = [
    {
      id: '7',
      amountCents: 9000,
      reason: 'cancelled',
      createdAt: at(8),
      refundedAt: at(9),
      refundedHow: 'sameWay' as const,
      refundedBy: 'Rita',
      transactionId: 't',
      ...{ method: 'mbway' as const, providerAskedAt: null, providerAskedBy: null, providerAnswer: null },
    },
  ];
  const entries = timelineOf({ booking: bookedVisit(), events: [noted('refunded', 9, { refundId: '7' }, 'Rita')], refunds });
  expect(entries.find(({ kind }) => kind === 'refunded')).toMatchObject({ actor: 'Rita', detail: { amountCents: 9000 } });
});

test('a review that nobody noted still says why', () =>
  expect(
    timelineOf({ booking: bookedVisit({ needsReviewAt: at(9), reviewReason: 'paidTwice' }), events: [], refunds: [] }).find(
      ({ kind }) => kind === 'review',
    ),
  ).toMatchObject({ detail: { reason: 'paidTwice' } }));
