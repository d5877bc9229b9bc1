import { randomUUID } from 'node:crypto';
import { payBy } from '@clinic/core/booking/model/payment-choice';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { type DemoPayment, type DemoVisit, demoVisitId } from './keep-booking.ts';
import { minutesAfter } from './moments.ts';
import type { InBook } from './put-in-book.ts';

const reasons = ['generalUrology', 'benignProstateEnlargement', 'checkUp', 'kidneyStones'] as const;
const daughter = { name: 'Filha Exemplo', email: 'filha@exemplo.pt', phone: '910009999' };
/** Longer ago than the clinic's day is long: who came this morning booked yesterday or before. */
const hoursAgo = (number: number): number => 20 + 17 * (number % 6);

/** A visit of the clinic's book as if it had been booked on the site: paid ahead, at the clinic, insured, known, booked by a daughter. */
export function visitFromSite(
  number: number,
  { id: appointmentId, date, start, doctorId, doctorName, patientId }: InBook,
  patient: DemoVisit['patient'],
  now: Date,
): { visit: DemoVisit; payment: DemoPayment | null } {
  const [id, startsAt] = [demoVisitId(5_000 + number), fromLisbon(date, start) ?? now];
  const submittedAt = minutesAfter(now, -60 * hoursAgo(number));
  const bookedAt = minutesAfter(submittedAt, 1);
  const visit: DemoVisit = {
    ...{ id, patient, submittedAt, startsAt, doctorId, doctorName, appointmentId, patientId, bookedAt },
    ...{ createAttemptedAt: submittedAt, patientEnsuredAt: bookedAt },
    ...{ hadConsultation: number % 3 === 1, insured: number % 4 === 2, subSpecialty: reasons[number % reasons.length] ?? 'other' },
    ...(number % 5 === 3 ? { bookedBy: daughter } : {}),
  };
  if (number % 2 === 0) return { visit: { ...visit, confirmedAt: bookedAt }, payment: null };
  const [method, paidAt] = [number % 4 === 1 ? 'mbway' : 'multibanco', minutesAfter(submittedAt, 40)] as const;
  const paid = { paymentMethod: method, payBy: payBy(method, submittedAt, startsAt), paymentRequestedAt: bookedAt, paidAt };
  const money = { paidAt, paidCents: 9_000, transactionId: randomUUID(), lastAskedAt: paidAt };
  return { visit: { ...visit, ...paid, confirmedAt: paidAt }, payment: { bookingId: id, method, requestedAt: bookedAt, ...money } };
}
