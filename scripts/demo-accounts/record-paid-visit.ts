import { randomUUID } from 'node:crypto';
import type { Payment } from '@clinic/core/booking/model/payment';
import type { BookingPorts } from '@clinic/core/booking/ports/booking-ports';
import { unwrapResponse } from '@clinic/core/clinic/service-unavailable';
import { addLisbonDays, fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { minutesAfter } from '../demo-day/moments.ts';
import { type DemoPatient, visitOf } from './book-visit.ts';

const bookedDaysBefore = 6;

/** The last visit that the clinic knows of, as if it had been booked and paid here. Nothing can be booked in the past, so its facts are written. */
export async function recordPaidVisit(
  ports: BookingPorts,
  { id, patientId, priceCents, ...person }: DemoPatient & { id: string; patientId: number; priceCents: number },
  now: Date,
): Promise<void> {
  if (await ports.store.read(id)) return;
  const past = unwrapResponse(await ports.clinic.listAppointments({ patientId })).flatMap((appointment) => {
    const [startsAt, endsAt] = [fromLisbon(appointment.date, appointment.start), fromLisbon(appointment.date, appointment.end)];
    return startsAt && endsAt && endsAt < now ? [{ appointment, startsAt, endsAt }] : [];
  });
  const last = past.sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0];
  if (!last) return;
  const { appointment, startsAt, endsAt } = last;
  const { doctorId, doctorName, typeId, typeName } = appointment;
  const submittedAt = addLisbonDays(startsAt, -bookedDaysBefore);
  const [bookedAt, paidAt] = [minutesAfter(submittedAt, 1), minutesAfter(submittedAt, 3)];
  const visit = { ...visitOf(ports, { ...person, id, priceCents }, submittedAt), doctorId, doctorName, typeId, typeName, startsAt, endsAt };
  const pay = { paymentMethod: 'mbway', mbwayPhone: person.patient.phone, payBy: minutesAfter(submittedAt, 24 * 60) } as const;
  await ports.store.inTransaction(async (transaction) => {
    await transaction.insert({ ...visit, ...pay, preferredDoctorId: doctorId }, submittedAt);
    const known = { patientId, patientEnsuredAt: bookedAt, createAttemptedAt: submittedAt, appointmentId: appointment.id, bookedAt };
    await transaction.change(id, { ...known, paymentRequestedAt: bookedAt, paidAt, confirmedAt: paidAt });
    await transaction.insertPayment(paymentOf(id, priceCents, { requestedAt: bookedAt, paidAt, expiresAt: pay.payBy }));
    await transaction.addEvent(id, 'paid');
  });
}

const paymentOf = (bookingId: string, amountCents: number, times: { requestedAt: Date; paidAt: Date; expiresAt: Date }): Payment => ({
  ...times,
  ...{ id: randomUUID(), bookingId, orderId: 'DEMOPAIDVISIT', provider: 'easypay', method: 'mbway', amountCents, paidCents: amountCents },
  ...{ acceptedAt: times.requestedAt, providerId: randomUUID(), entity: null, reference: null, transactionId: randomUUID() },
  ...{ answerBy: minutesAfter(times.requestedAt, 4), endedAt: null, endKind: null, lastAskedAt: times.paidAt },
  ...{ pageUrl: null, returnedAt: null, returnedAs: null },
});
