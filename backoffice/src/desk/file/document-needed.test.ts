import type { BookedRefund } from '@clinic/core/booking/model/refund';
import type { FileContact } from '@clinic/core/desk/check-identity';
import { sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { expect, test } from 'vitest';
import { contactsToCorrect, documentNeeded } from './document-needed.ts';

const rita = { name: 'Rita', email: 'rita@exemplo.pt', phone: '+351910000002' };
const email: FileContact = { kind: 'email', value: 'albano@exemplo.pt', provenWithBooking: false, confirmed: null };
const confirmed = { at: new Date(), by: 'Rita' };
type Known = {
  contactDigest?: string | null;
  isBooked?: boolean;
  refunds?: Pick<BookedRefund, 'refundedAt' | 'providerAskedAt' | 'providerAnswer'>[];
};
const needed = (contacts: FileContact[], { contactDigest = null, isBooked = false, refunds = [] }: Known = {}) => {
  const booking = sampleBooking({ contactDigest, bookedBy: isBooked ? rita : null });
  return contactsToCorrect(booking).map((written) => documentNeeded({ booking, contacts, refunds }, written));
};

test('only the contact at which a code was read, or that was seen with a document, cannot be corrected on the telephone', () => {
  expect(needed([email])).toEqual([null, null]);
  expect(needed([{ ...email, provenWithBooking: true }], { contactDigest: 'x' })).toEqual(['contactProven', null]);
  expect(needed([{ ...email, confirmed }])).toEqual(['contactProven', null]);
});

test('where the code was read at the e-mail of whoever booked, that one is proven and the patient’s are not', () => {
  expect(needed([email], { contactDigest: 'x', isBooked: true })).toEqual([null, null, 'contactProven', null]);
});

test('while money is to be given back none is corrected on the telephone', () => {
  const due = { refundedAt: null, providerAskedAt: null, providerAnswer: null };
  expect(needed([email], { refunds: [due] })).toEqual(['refundOpen', 'refundOpen']);
  expect(needed([email], { refunds: [{ ...due, refundedAt: new Date() }] })).toEqual([null, null]);
});

test('what both gave alike is named once', () => {
  const { patient, bookedBy } = sampleBooking({ bookedBy: { ...rita, email: 'albano@exemplo.pt' } });
  expect(contactsToCorrect({ patient, bookedBy }).map(({ whose, kind, isOfBoth }) => [whose, kind, isOfBoth])).toEqual([
    ['patient', 'email', true],
    ['patient', 'phone', false],
    ['booker', 'phone', false],
  ]);
});
