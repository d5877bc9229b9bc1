import { randomUUID } from 'node:crypto';
import type { BookingChange, PatientAnswers, RequestedVisit } from '../model/booking.ts';
import type { Payment } from '../model/payment.ts';
import type { BookingStore } from '../ports/booking-store.ts';

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

export type PendingVisitOptions = [payments: Partial<Payment>[], visit?: Partial<RequestedVisit>, change?: BookingChange];

let appointments = 0;

export const pendingPatient: PatientAnswers = {
  name: 'Paciente Exemplo',
  email: 'paciente@exemplo.pt',
  phone: '912345678',
  birthDate: '1961-04-25',
  gender: 'masculino',
  vat: null,
  nSNS: null,
  nCC: null,
  profession: '',
  note: '',
};

/** A visit with an appointment at the clinic that is not paid yet. */
export async function pendingVisit(store: BookingStore, ...[payments, visit = {}, change = {}]: PendingVisitOptions): Promise<string> {
  const id = randomUUID();
  const startsAt = inMinutes(5 * 24 * 60);
  appointments += 1;
  const asked: RequestedVisit = {
    id,
    locale: 'pt',
    mode: 'inPerson',
    typeId: 462,
    typeName: '',
    subSpecialty: 'routine',
    hadConsultation: false,
    insured: false,
    preferredDoctorId: 202,
    doctorId: 202,
    doctorName: 'Dra. Exemplo',
    startsAt,
    endsAt: inMinutes(5 * 24 * 60 + 20),
    visitorTimeZone: null,
    bookedBy: null,
    provenPatientId: null,
    contactDigest: 'digest-of-the-contact',
    contactProvenAt: new Date('2026-11-01T09:00:00Z'),
    priceCents: 9_000,
    subjectToAuthorisation: false,
    movedFrom: null,
    earlierWishes: null,
    patient: pendingPatient,
    paymentMethod: 'mbway',
    mbwayPhone: '919999999',
    payBy: inMinutes(20 * 60),
    ...visit,
  };
  await store.inTransaction(async (transaction) => {
    await transaction.insert(asked, inMinutes(-30));
    await transaction.change(id, { bookedAt: inMinutes(-29), appointmentId: appointments, ...change });
    for (const payment of payments) await transaction.insertPayment({ ...request(id), ...payment });
  });
  return id;
}

const request = (bookingId: string): Payment => ({
  id: randomUUID(),
  bookingId,
  orderId: randomUUID().slice(0, 12),
  provider: 'easypay',
  method: 'mbway',
  amountCents: 9_000,
  expiresAt: inMinutes(60),
  requestedAt: inMinutes(-20),
  acceptedAt: inMinutes(-20),
  providerId: randomUUID(),
  entity: null,
  reference: null,
  answerBy: inMinutes(-16),
  pageUrl: null,
  returnedAt: null,
  returnedAs: null,
  endedAt: null,
  endKind: null,
  paidAt: null,
  transactionId: null,
  paidCents: null,
  lastAskedAt: null,
});

/** Issued to the patient. */
export const reference = { method: 'multibanco', entity: '11111', reference: '123456789', answerBy: null } as const;

/** The page of the provider's is in the patient's hands. */
export const cardPage = { method: 'card', pageUrl: 'https://pay.exemplo.pt/p/1', answerBy: null } as const;
