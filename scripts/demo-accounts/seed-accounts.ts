import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import type { PatientAnswers } from '@clinic/core/booking/model/booking';
import type { BookingPorts } from '@clinic/core/booking/ports/booking-ports';
import type { PatientRecord } from '@clinic/core/clinic/clinic-service';
import { unwrapResponse } from '@clinic/core/clinic/service-unavailable';
import type { Account } from '@clinic/core/identity/accounts/account';
import type { AccountStore } from '@clinic/core/identity/accounts/account-store';
import type { Passwords } from '@clinic/core/identity/passwords/passwords';
import { mostPeople } from '@clinic/core/personal-area/people/people';
import type { PeopleStore } from '@clinic/core/personal-area/people/people-store';
import { demoPassword } from '../stack/settings.ts';
import { bookVisit } from './book-visit.ts';
import { demoBookingIds, linkedEmail, maria, rosa } from './demo-people.ts';
import { recordPaidVisit } from './record-paid-visit.ts';

export type DemoServices = { booking: BookingPorts; accounts: AccountStore; people: PeopleStore; passwords: Passwords };

const [consultation, ultrasound] = [
  { typeId: 462, priceCents: 9_000 },
  { typeId: 470, priceCents: 8_000 },
];
const atClinic = { paymentMethod: null };

/** Twice changes nothing: what is there by its id or its e-mail stays as it is, also where somebody changed it since. */
export async function seedAccounts(services: DemoServices, now: Date): Promise<void> {
  await seedLinked(services, now);
  const { booking } = services;
  await bookVisit(booking, { ...noRecord, ...consultation, ...atClinic, id: demoBookingIds.notLinked, daysAhead: 6 }, now);
  await makeAccount(services, maria, null);
}

const noRecord = { patient: maria, provenPatientId: null };

/** A visit to come with a preparation, one to pay, one cancelled and one paid; one more is in the clinic's book alone. */
async function seedLinked(services: DemoServices, now: Date): Promise<void> {
  const { booking, people } = services;
  const [record] = unwrapResponse(await booking.clinic.findPatients({ email: linkedEmail }));
  if (!record) throw new Error(`the sandbox has no patient with ${linkedEmail}`);
  const person = { patient: answersOf(record), provenPatientId: record.id };
  await recordPaidVisit(booking, { ...person, ...consultation, id: demoBookingIds.paid, patientId: record.id }, now);
  // Further apart than visits that would be in each other's way.
  await bookVisit(booking, { ...person, ...ultrasound, ...atClinic, id: demoBookingIds.prepared, daysAhead: 4 }, now);
  await bookVisit(booking, { ...person, ...consultation, ...atClinic, id: demoBookingIds.cancelled, daysAhead: 16 }, now);
  if (!(await booking.store.read(demoBookingIds.cancelled))?.cancelledAt) await cancelBooking(booking.store, demoBookingIds.cancelled, 0);
  await bookVisit(booking, { ...person, ...consultation, paymentMethod: 'multibanco', id: demoBookingIds.toPay, daysAhead: 28 }, now);
  const account = await makeAccount(services, person.patient, record.id);
  if (account) await people.add(account.id, rosa, mostPeople);
}

const answersOf = ({ name, birthDay, gender, contacts, vat, nSNS, nCC, profession }: PatientRecord): PatientAnswers => ({
  ...{ name, email: linkedEmail, phone: contacts.find((contact) => !contact.includes('@')) ?? '', birthDate: birthDay },
  ...{ gender: gender ?? 'masculino', vat: vat || null, nSNS: nSNS || null, nCC: nCC || null, profession, note: '' },
});

/** Null where there is one. */
async function makeAccount(
  { accounts, passwords }: DemoServices,
  { email, name }: Pick<PatientAnswers, 'email' | 'name'>,
  patientId: number | null,
): Promise<Account | null> {
  if (await accounts.byEmail(email)) return null;
  const passwordHash = await passwords.hash(demoPassword);
  return accounts.inTransaction(async (transaction) => {
    const made = await transaction.create({ email, name, locale: 'pt', passwordHash });
    if (made && patientId !== null) await transaction.linkPatient(made.id, { patientId, by: 'patient' });
    return made;
  });
}
