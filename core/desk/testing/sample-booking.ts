import { randomInt, randomUUID } from 'node:crypto';
import type { Booking } from '../../booking/model/booking.ts';
import { newBookingCode } from '../../booking/model/booking-code.ts';
import { emptyFacts } from '../../booking/model/empty-facts.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The booking of a fictitious patient, just submitted; `more` adds what happened to it. */
export const sampleBooking = (more: Partial<Booking> = {}): Booking => {
  const startsAt = more.startsAt ?? inDays(10);
  return {
    id: randomUUID(),
    locale: 'pt',
    mode: 'inPerson',
    typeId: 462,
    typeName: 'Consulta de Urologia',
    subSpecialty: 'generalUrology',
    hadConsultation: false,
    insured: false,
    preferredDoctorId: 201,
    doctorId: 201,
    doctorName: 'Dr. António Meireles',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 20 * 60_000),
    visitorTimeZone: null,
    patient: {
      name: 'Albano Exemplo',
      email: 'albano@exemplo.pt',
      phone: '910000001',
      birthDate: '1958-02-14',
      gender: 'masculino',
      vat: null,
      nSNS: null,
      nCC: null,
      profession: '',
      note: '',
    },
    bookedBy: null,
    provenPatientId: null,
    contactDigest: 'digest-of-the-contact',
    contactProvenAt: new Date('2026-11-01T09:00:00Z'),
    priceCents: 9000,
    subjectToAuthorisation: false,
    paymentMethod: 'multibanco',
    mbwayPhone: null,
    payBy: inDays(1),
    movedFrom: null,
    earlierWishes: null,
    code: newBookingCode(randomInt),
    sequence: 0,
    linkVersion: 0,
    submittedAt: minutesAgo(90),
    ...emptyFacts,
    ...more,
  };
};

/** With an appointment at the clinic and a requested payment. */
export const bookedVisit = (more: Partial<Booking> = {}): Booking =>
  sampleBooking({
    patientId: 1,
    appointmentId: 77,
    patientEnsuredAt: minutesAgo(89),
    createAttemptedAt: minutesAgo(88),
    bookedAt: minutesAgo(87),
    paymentRequestedAt: minutesAgo(86),
    ...more,
  });
