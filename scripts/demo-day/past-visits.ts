import { randomUUID } from 'node:crypto';
import { payBy } from '@clinic/core/booking/model/payment-choice';
import { addDays, type Day, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { chance, inventedPerson } from './invented-people.ts';
import { type DemoPayment, type DemoVisit, demoVisitId } from './keep-booking.ts';
import { minutesAfter, momentOn, pastWeeks, thisMonday, workingDayFrom, workingDayUntil } from './moments.ts';

const doctors = [
  [201, 'Dr. António Meireles'],
  [202, 'Dr. Henrique Valadares'],
  [203, 'Dra. Sofia Bettencourt'],
  [206, 'Dr. Tomás Alvarenga'],
  [207, 'Dra. Beatriz Noronha'],
] as const;
const prices = [9_000, 8_000, 10_500];
/** Numbers that the clinic's book does not have: these visits are over, and nobody looks for them there. */
const firstAppointment = 7_000_000;
/** Whoever books in the evening can pay by the next, or pay at night and cancel in the morning, all before the visit. */
const fewestDaysAhead = 2;

export type PastVisit = {
  visit: DemoVisit;
  payment: DemoPayment | null;
  refund: { amountCents: number; createdAt: Date; refundedAt: Date } | null;
  mark: 'arrived' | 'missed' | null;
};

/** Some days after it was asked for, and over: what was asked for too late for that was asked for earlier. */
function daysOf(number: number, asked: Day, lastDay: Day): { submittedDay: Day; visitDay: Day } {
  const wanted = workingDayFrom(addDays(asked, fewestDaysAhead + Math.floor(chance(number + 0.6) * 5)));
  const visitDay = wanted < lastDay ? wanted : lastDay;
  const latest = addDays(visitDay, -fewestDaysAhead);
  return { visitDay, submittedDay: asked < latest ? asked : latest };
}

/** One booking of the past with everything that came of it. */
function pastVisit(number: number, asked: Day, lastDay: Day): PastVisit {
  const dice = chance(number);
  const { submittedDay, visitDay } = daysOf(number, asked, lastDay);
  const submittedAt = momentOn(submittedDay, 8 * 60 + Math.floor(chance(number + 0.3) * 840));
  const startsAt = momentOn(visitDay, 600 + 20 * (number % 24));
  const [doctorId, doctorName] = doctors[Math.floor(chance(number + 0.9) * doctors.length)] ?? doctors[0];
  const priceCents = prices[number % prices.length] ?? 9_000;
  const bookedAt = minutesAfter(submittedAt, 1);
  const isKnown = chance(number + 1.2) < 0.3;
  const isForOther = !isKnown && chance(number + 1.5) < 0.2;
  const helper = isForOther ? { bookedBy: { name: 'Filha Exemplo', email: `filha${number}@exemplo.pt`, phone: '910009999' } } : {};
  const base: DemoVisit = {
    ...{ id: demoVisitId(number), patient: inventedPerson(number), submittedAt, startsAt, doctorId, doctorName, priceCents },
    ...{ patientId: 900_000 + (number % 120), appointmentId: firstAppointment + number, patientEnsuredAt: bookedAt, bookedAt },
    ...{ createAttemptedAt: submittedAt, provenPatientId: isKnown ? 900_000 + (number % 120) : null, hadConsultation: isKnown },
    ...helper,
    insured: chance(number + 1.8) < 0.25,
  };
  if (dice < 0.2)
    return { visit: { ...base, confirmedAt: bookedAt }, payment: null, refund: null, mark: dice < 0.012 ? 'missed' : 'arrived' };
  const method = dice < 0.55 ? 'mbway' : dice < 0.88 ? 'multibanco' : 'card';
  const asking = { paymentMethod: method, payBy: payBy(method, submittedAt, startsAt), paymentRequestedAt: bookedAt } as const;
  const requested = { bookingId: base.id, method, requestedAt: bookedAt, amountCents: priceCents } as const;
  if (dice > 0.94) {
    const endedAt = asking.payBy;
    const visit = { ...base, ...asking, givenUpAt: endedAt, releasedAt: minutesAfter(endedAt, 1) };
    return { visit, payment: { ...requested, endedAt, endKind: 'expired' }, refund: null, mark: null };
  }
  const paidAt = minutesAfter(submittedAt, 4 + Math.floor(chance(number + 2.1) * 300));
  const payment = { ...requested, paidAt, paidCents: priceCents, transactionId: randomUUID(), lastAskedAt: paidAt };
  const paid = { ...base, ...asking, paidAt, confirmedAt: paidAt };
  if (dice > 0.9) {
    const cancelledAt = minutesAfter(paidAt, 600);
    const refund = { amountCents: priceCents, createdAt: cancelledAt, refundedAt: minutesAfter(cancelledAt, 900) };
    return { visit: { ...paid, cancelledAt, releasedAt: minutesAfter(cancelledAt, 1) }, payment, refund, mark: null };
  }
  return { visit: paid, payment, refund: null, mark: chance(number + 2.4) < 0.035 ? 'missed' : 'arrived' };
}

/** Week for week, each a little fuller than the one before; all of them over before today. */
export function pastVisits(now: Date): PastVisit[] {
  const [monday, lastDay] = [thisMonday(now), workingDayUntil(addDays(inLisbon(now).day, -1))];
  return Array.from({ length: pastWeeks }, (_, index) => pastWeeks - index).flatMap((week) =>
    Array.from({ length: 14 + (pastWeeks - week) * 2 }, (_, each) => {
      const number = week * 100 + each;
      return pastVisit(number, addDays(monday, -7 * week + Math.floor(chance(number + 2.7) * 6)), lastDay);
    }),
  );
}
