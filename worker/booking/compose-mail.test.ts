import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { inDays, sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { composeMail } from './compose-mail.ts';

const compose = composeMail({
  ...{ store: {} as BookingStore, contact: async () => sampleClinic('pt'), noticeHours: () => 36 },
  ...{ visitUrl: () => '', accountUrl: () => '', earlierUrl: () => '' },
  ...{ otherHours: async () => [], waits: async () => false, accountEnding: async () => null },
});
const topic = { kind: 'newLink', about: '', email: 'albano@exemplo.pt', bookedByOther: false } as const;
const now = new Date();
const startsAt = inDays(10);

test('a letter knows until when the desk’s settings let its visit be changed, and of one that is no more there is nothing to change', async () => {
  const stands = sampleBooking({ startsAt, bookedAt: now });
  const told = await compose(stands, topic);
  expect(told.changeUntil).toEqual(new Date(startsAt.getTime() - 36 * 3_600_000));
  const gone = [{ cancelledAt: now }, { givenUpAt: now }, { startsAt: inDays(-1) }];
  for (const facts of gone) expect((await compose({ ...stands, ...facts }, topic)).changeUntil).toBeNull();
});
