import { randomInt, randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import type { Database } from '@clinic/core/adapters/database/database';
import type { Booking } from '@clinic/core/booking/model/booking';
import { newBookingCode } from '@clinic/core/booking/model/booking-code';
import { emptyFacts } from '@clinic/core/booking/model/empty-facts';
import type { Payment } from '@clinic/core/booking/model/payment';
import { contactDigest } from '@clinic/core/identity/contact';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { minutesAfter } from './moments.ts';

export type DemoVisit = Pick<Booking, 'id' | 'patient' | 'startsAt' | 'submittedAt' | 'doctorId' | 'doctorName'> & Partial<Booking>;
export type DemoPayment = Pick<Payment, 'bookingId' | 'method' | 'requestedAt'> & Partial<Payment>;

const visitMinutes = 20;

/** Fixed, so that a second start finds what the first made. */
export const demoVisitId = (number: number): string => `d1000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const bookingOf = (keys: DataKeys, visit: DemoVisit, code: string): Booking => ({
  ...{ locale: 'pt', mode: 'inPerson', typeId: 462, typeName: 'Consulta de Urologia', subSpecialty: 'generalUrology' },
  ...{ hadConsultation: false, insured: false, visitorTimeZone: null, bookedBy: null, provenPatientId: null, priceCents: 9_000 },
  ...{
    subjectToAuthorisation: false,
    paymentMethod: null,
    mbwayPhone: null,
    payBy: null,
    movedFrom: null,
    earlierWishes: null,
    sequence: 0,
    linkVersion: 0,
  },
  ...emptyFacts,
  code,
  preferredDoctorId: visit.doctorId,
  endsAt: minutesAfter(visit.startsAt, visitMinutes),
  contactDigest: contactDigest(keys, { kind: 'email', value: visit.patient.email }),
  contactProvenAt: visit.submittedAt,
  ...visit,
});

const paymentOf = ({ bookingId, method, requestedAt, ...more }: DemoPayment): Payment => ({
  ...{ id: randomUUID(), bookingId, method, requestedAt, orderId: bookingId.slice(-12), provider: 'easypay', amountCents: 9_000 },
  ...{ acceptedAt: requestedAt, providerId: randomUUID(), entity: null, reference: null, answerBy: null, pageUrl: null, returnedAt: null },
  ...{ returnedAs: null, endedAt: null, endKind: null, paidAt: null, transactionId: null, paidCents: null, lastAskedAt: null },
  expiresAt: minutesAfter(requestedAt, 24 * 60),
  ...more,
});

/**
 * Nothing can be booked in the past, so the facts are written, all rows at once; together where `db` is a transaction.
 * A visit whose code another one has draws again.
 */
export async function keepBookings(
  db: Database,
  keys: DataKeys,
  visits: DemoVisit[],
  payments: DemoPayment[],
  drawCode = () => newBookingCode(randomInt),
): Promise<void> {
  const tables = bookingTables(db);
  for (let missing = visits; missing.length > 0; ) {
    const kept = await tables
      .insertInto('bookings')
      .values(missing.map((visit) => rowOf(keys, visit, drawCode())))
      .onConflict((conflict) => conflict.column('code').where('code', '<>', '').doNothing())
      .returning('id')
      .execute();
    const ids = new Set(kept.map(({ id }) => id));
    missing = missing.filter(({ id }) => !ids.has(id));
  }
  if (payments.length > 0) await tables.insertInto('payments').values(payments.map(paymentOf)).execute();
}

function rowOf(keys: DataKeys, visit: DemoVisit, code: string) {
  const { sequence: _, linkVersion: __, patient, bookedBy, ...booking } = bookingOf(keys, visit, code);
  const encrypted = JSON.stringify(encryptPatient(keys, visit.id, patient));
  return { ...booking, patient: encrypted, bookedBy: bookedBy && JSON.stringify(bookedBy) };
}
