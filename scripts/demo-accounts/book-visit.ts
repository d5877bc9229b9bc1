import { announceVisit } from '@clinic/core/booking/appointment/announce-visit';
import { createOrAdopt } from '@clinic/core/booking/appointment/create-or-adopt';
import { ensurePatient } from '@clinic/core/booking/appointment/ensure-patient';
import type { Booking, PatientAnswers, RequestedVisit } from '@clinic/core/booking/model/booking';
import { howPaid, isEnded } from '@clinic/core/booking/model/booking-predicates';
import { holdMinutes } from '@clinic/core/booking/model/constants';
import { payBy } from '@clinic/core/booking/model/payment-choice';
import { requestPayment } from '@clinic/core/booking/payment/request-payment';
import type { BookingPorts } from '@clinic/core/booking/ports/booking-ports';
import { unwrapResponse } from '@clinic/core/clinic/service-unavailable';
import { contactDigest } from '@clinic/core/identity/contact';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';

export type DemoPatient = { patient: PatientAnswers; provenPatientId: number | null };
type VisitWanted = DemoPatient &
  Pick<RequestedVisit, 'typeId' | 'priceCents' | 'paymentMethod'> & {
    id: string;
    /** The first free time from so many days on. */
    daysAhead: number;
  };

const doctorIds = [202, 203, 201];
const daysLookedAt = 12;

/**
 * In the steps of the worker's own workflow, one after the other; what is to be sent afterwards is the worker's. One that an interrupted start
 * has left on its way goes on, as it would there.
 */
export async function bookVisit(ports: BookingPorts, wanted: VisitWanted, now: Date): Promise<void> {
  const { id } = wanted;
  const known = await ports.store.read(id);
  if (known && !isOnItsWay(known)) return;
  if (!known && !(await submit(ports, wanted, now))) throw new Error(`no free time for the demo's visit ${id}`);
  await ensurePatient(ports, id);
  if ((await createOrAdopt(ports, id)) === 'ended') throw new Error(`the clinic did not take the demo's visit ${id}`);
  if ((await announceVisit(ports.store, id)) === 'toBePaid') await requestPayment(ports, id);
}

const isOnItsWay = (booking: Booking): boolean =>
  !isEnded(booking) && (booking.bookedAt === null || (howPaid(booking) === 'toPay' && booking.paymentRequestedAt === null));

async function submit(ports: BookingPorts, wanted: VisitWanted, now: Date): Promise<boolean> {
  const { id, typeId, paymentMethod } = wanted;
  const times = await freeTimes(ports, wanted, now);
  return ports.store.inTransaction(async (transaction) => {
    for (const time of times) {
      if (!(await transaction.acquireHold({ ...time, bookingId: id, until: new Date(now.getTime() + holdMinutes * 60_000) }))) continue;
      const pay = { paymentMethod, payBy: paymentMethod && payBy(paymentMethod, now, time.startsAt) };
      await transaction.insert({ ...visitOf(ports, wanted, now), ...time, ...pay, preferredDoctorId: time.doctorId, typeId }, now);
      await transaction.addEvent(id, 'submitted');
      return true;
    }
    return false;
  });
}

async function freeTimes({ clinic }: BookingPorts, { typeId, daysAhead }: VisitWanted, now: Date) {
  const from = addDays(inLisbon(now).day, daysAhead);
  const days = unwrapResponse(await clinic.listFreeDays({ doctorIds, typeId, from, to: addDays(from, daysLookedAt) }));
  const [doctors, types] = [unwrapResponse(await clinic.listDoctors()), unwrapResponse(await clinic.listAppointmentTypes())];
  const type = types.find(({ id }) => id === typeId);
  if (!type) return [];
  const minutes = type.minutes * 60_000;
  const inOrder = days.toSorted((one, other) => one.date.localeCompare(other.date));
  return inOrder.flatMap(({ doctorId, date, times }) =>
    times.flatMap((time) => {
      const startsAt = fromLisbon(date, time);
      const doctorName = doctors.find(({ id }) => id === doctorId)?.clinicalName ?? '';
      return startsAt
        ? [{ doctorId, doctorName, typeName: type.description, startsAt, endsAt: new Date(startsAt.getTime() + minutes) }]
        : [];
    }),
  );
}

/** What all visits of the demo have in common. */
export const visitOf = (
  { keys }: Pick<BookingPorts, 'keys'>,
  { id, patient, provenPatientId, priceCents }: DemoPatient & Pick<VisitWanted, 'id' | 'priceCents'>,
  provenAt: Date,
) => ({
  ...({ id, patient, provenPatientId, priceCents, locale: 'pt', mode: 'inPerson', subSpecialty: 'routine' } as const),
  ...{ hadConsultation: false, insured: false, visitorTimeZone: null, bookedBy: null, subjectToAuthorisation: false },
  ...{ mbwayPhone: null, movedFrom: null, earlierWishes: null },
  contactDigest: contactDigest(keys, { kind: 'email', value: patient.email }),
  contactProvenAt: provenAt,
});
