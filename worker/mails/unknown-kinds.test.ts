import type { BookingMail, BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import type { CodePurpose } from '@clinic/core/identity/codes/code-store';
import { expect, test } from 'vitest';
import { bookingLetter } from './booking-letter.ts';
import { renderBookingSms } from './render-booking-sms.ts';
import { renderCodeMail } from './render-code-mail.ts';
import { sampleClinic, sampleMails } from './sample-mails.ts';

/**
 * During a release a site of the next version may ask a worker of this one for what it does not know. Thrown, the step is tried again until
 * the next worker has it; a letter without its words would be gone for good.
 */
const later = 'ofTheNextVersion';
const visit = sampleMails('pt')['confirmed'] as BookingMail;

test('a letter of a kind that this version does not know is not written', () => {
  expect(() => bookingLetter({ ...visit, kind: later as 'newLink' }, 'pt', new Date(0))).toThrow(/MISSING_MESSAGE/);
});

test('nor is a text message', () => {
  const facts = { ...visit, payBy: null, priceCents: 9_000, payment: null, paidCents: 0 };
  expect(() => renderBookingSms(later as BookingMailKind as 'refunded', facts, 'pt')).toThrow(/MISSING_MESSAGE/);
});

test('nor the mail with a code for a purpose that it does not know', () => {
  const mail = { code: '123456', purpose: later as CodePurpose, pageUrl: null, clinic: sampleClinic('pt') };
  expect(() => renderCodeMail(mail, 'pt')).toThrow(/MISSING_MESSAGE/);
});
