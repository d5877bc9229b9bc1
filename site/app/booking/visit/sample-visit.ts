import type { Booking, RequestedVisit } from '@clinic/core/booking/model/booking';
import { emptyFacts } from '@clinic/core/booking/model/empty-facts';
import type { Payment } from '@clinic/core/booking/model/payment';

/** For tests: the moment at which they look, and a visit some days later. */
export const now = new Date('2026-11-15T10:00:00Z');
export const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const payBy = minutesFromNow(20 * 60);

const asked: RequestedVisit = {
  id: '6c1f4a52-3d55-4b60-9b57-0f1f6f4d2a11',
  locale: 'pt',
  mode: 'inPerson',
  typeId: 462,
  typeName: 'Consulta de Urologia',
  subSpecialty: 'generalUrology',
  hadConsultation: false,
  insured: false,
  preferredDoctorId: 202,
  doctorId: 202,
  doctorName: 'Dra. Exemplo',
  startsAt: new Date('2026-11-20T10:40:00Z'),
  endsAt: new Date('2026-11-20T11:00:00Z'),
  patient: {
    name: 'Paciente Exemplo',
    email: 'paciente@exemplo.pt',
    phone: '912345678',
    birthDate: '1961-04-25',
    gender: 'masculino',
    vat: '299999998',
    nSNS: null,
    nCC: null,
    profession: '',
    note: '',
  },
  visitorTimeZone: null,
  bookedBy: null,
  provenPatientId: null,
  contactDigest: 'digest-of-the-contact',
  contactProvenAt: new Date('2026-11-01T09:00:00Z'),
  priceCents: 9_000,
  subjectToAuthorisation: false,
  paymentMethod: 'multibanco',
  mbwayPhone: null,
  payBy,
  movedFrom: null,
  earlierWishes: null,
};

const justSent = { ...emptyFacts, code: 'KM47VX', sequence: 0, linkVersion: 0, submittedAt: minutesFromNow(-10) };

export const sampleVisit = (facts: Partial<Booking> = {}): Booking => ({ ...asked, ...justSent, ...facts });

/** In the clinic's book. */
export const bookingOfVisit = (facts: Partial<Booking> = {}): Booking =>
  sampleVisit({ patientId: 7, patientEnsuredAt: minutesFromNow(-9), bookedAt: minutesFromNow(-9), appointmentId: 31, ...facts });

export const samplePayment = (facts: Partial<Payment> = {}): Payment => ({
  ...{
    id: 'b3b6e5b2-8f1c-4a3e-9f57-1f0d7a1c9e10',
    bookingId: asked.id,
    orderId: 'ABCDEFGHJKLM',
    provider: 'easypay',
    method: 'multibanco',
  },
  amountCents: 9_000,
  expiresAt: payBy,
  requestedAt: minutesFromNow(-8),
  acceptedAt: minutesFromNow(-8),
  providerId: 'p',
  entity: '11111',
  reference: '123456789',
  answerBy: null,
  pageUrl: null,
  returnedAt: null,
  returnedAs: null,
  endedAt: null,
  endKind: null,
  paidAt: null,
  transactionId: null,
  paidCents: null,
  lastAskedAt: null,
  ...facts,
});

export const sampleQuestion = (facts: Partial<Payment> = {}): Payment =>
  samplePayment({
    method: 'mbway',
    entity: null,
    reference: null,
    requestedAt: minutesFromNow(-1),
    acceptedAt: minutesFromNow(-1),
    answerBy: minutesFromNow(3),
    ...facts,
  });

export const sampleCard = (facts: Partial<Payment> = {}): Payment =>
  samplePayment({ method: 'card', entity: null, reference: null, pageUrl: 'https://pay.exemplo.pt/p/1', ...facts });
