import { expect, test } from 'vitest';
import { arrangeQueue, linesPerPage } from './arrange-queue.ts';
import type { DeskCandidate } from './desk-store.ts';
import { bookedVisit, inDays, sampleBooking } from './testing/sample-booking.ts';

const now = new Date();
const all = { state: null, page: 1, now };
const candidate = (id: string, more: Partial<DeskCandidate> = {}): DeskCandidate => ({ ...bookedVisit(), openRefundCents: 0, ...more, id });
const ids = (candidates: DeskCandidate[], wanted: Partial<Parameters<typeof arrangeQueue>[1]> = {}) =>
  arrangeQueue(candidates, { ...all, ...wanted }).shown.map(({ id }) => id);

test('who needs a person comes first: a review, money without a visit, money to give back', () => {
  const candidates = [
    candidate('tomorrow', { startsAt: inDays(1) }),
    candidate('review', { startsAt: inDays(5), needsReviewAt: now }),
    candidate('next week', { startsAt: inDays(7) }),
    candidate('refund', { startsAt: inDays(3), openRefundCents: 9000 }),
    candidate('money alone', { startsAt: inDays(4), paidLateAt: now, releasedAt: now }),
  ];
  expect(ids(candidates)).toEqual(['refund', 'money alone', 'review', 'tomorrow', 'next week']);
  expect(arrangeQueue(candidates, all)).toMatchObject({ total: 5, needingPerson: 3, pages: 1 });
});

test('what is over comes after what is to come, the latest first', () =>
  expect(
    ids([
      candidate('a week ago', { startsAt: inDays(-7) }),
      candidate('yesterday', { startsAt: inDays(-1) }),
      candidate('today', { startsAt: inDays(0.1) }),
    ]),
  ).toEqual(['today', 'yesterday', 'a week ago']));

test('a state shows just that; the number of those who need a person stays', () => {
  const candidates = [
    candidate('paid', { paidAt: now }),
    candidate('waiting'),
    candidate('review', { ...sampleBooking(), failedAt: now, needsReviewAt: now }),
  ];
  expect(ids(candidates, { state: 'confirmed' })).toEqual(['paid']);
  expect(ids(candidates, { state: 'needsPerson' })).toEqual(['review']);
  expect(arrangeQueue(candidates, { ...all, state: 'confirmed' }).needingPerson).toBe(1);
});

test('the list of those who have not paid begins with whose time to pay runs out first', () => {
  const unpaid = { paidAt: null, paymentMethod: 'multibanco' as const };
  const candidates = [
    candidate('tomorrow', { ...unpaid, startsAt: inDays(2), payBy: inDays(1) }),
    candidate('in an hour', { ...unpaid, startsAt: inDays(9), payBy: inDays(0.04) }),
    candidate('no deadline', { ...unpaid, startsAt: inDays(1), payBy: null }),
  ];
  expect(ids(candidates, { state: 'pendingPayment' })).toEqual(['in an hour', 'tomorrow', 'no deadline']);
});

test('pages follow one another without a gap; one that is not there is the last', () => {
  const many = Array.from({ length: linesPerPage + 3 }, (_, index) => candidate(`n${index}`, { startsAt: inDays(1 + index) }));
  expect(ids(many)).toHaveLength(linesPerPage);
  expect(ids(many, { page: 2 })).toEqual(['n25', 'n26', 'n27']);
  expect(arrangeQueue(many, { ...all, page: 99 })).toMatchObject({ page: 2, pages: 2, total: linesPerPage + 3 });
});
