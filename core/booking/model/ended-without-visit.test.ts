import { expect, test } from 'vitest';
import { bookedVisit, sampleBooking } from '../../desk/testing/sample-booking.ts';
import { endedWithoutVisitAt } from './ended-without-visit.ts';

const [early, late] = [new Date('2030-01-05T10:00:00Z'), new Date('2030-01-09T10:00:00Z')];
const submittedAt = new Date('2030-01-01T10:00:00Z');

test.each([
  ['refused', sampleBooking({ submittedAt, failedAt: early, failureKind: 'clinicRefused' }), early],
  ['taken at the desk', sampleBooking({ submittedAt, failedAt: early, failureKind: 'slotTaken' }), early],
  ['another visit is near', sampleBooking({ submittedAt, conflictFoundAt: early }), early],
  ['not paid', bookedVisit({ submittedAt, bookedAt: early, givenUpAt: late, releasedAt: late }), late],
  ['cancelled, and then released', bookedVisit({ submittedAt, bookedAt: submittedAt, cancelledAt: early, releasedAt: late }), late],
  ['never decided', sampleBooking({ submittedAt }), submittedAt],
  ['looked at by a person', sampleBooking({ submittedAt, failedAt: early, needsReviewAt: early, reviewedAt: late }), late],
])('%s: since the last that happened', (_, facts, since) => {
  expect(endedWithoutVisitAt(facts)).toEqual(since);
});

test.each([
  ['a visit that stands', bookedVisit({ submittedAt })],
  ['one that was moved: the person comes', bookedVisit({ submittedAt, movedTo: 'another', releasedAt: late })],
  ['one that waits for a person', sampleBooking({ submittedAt, needsReviewAt: early, reviewReason: 'clinicUnreachable' })],
  ['money without a visit', bookedVisit({ submittedAt, bookedAt: early, paidLateAt: late, releasedAt: late })],
])('%s has not ended', (_, facts) => {
  expect(endedWithoutVisitAt(facts)).toBeNull();
});
