import { writeVisitToken } from '../../booking/visit-link/visit-link.ts';
import type { Appointment } from '../../clinic/clinic-service.ts';
import type { Account } from '../../identity/accounts/account.ts';
import { contactDigests } from '../../identity/contact.ts';
import { confirmedDigests } from '../../identity/patient-contacts.ts';
import type { AreaServices } from '../area-services.ts';
import type { AreaVisit } from './area-visit.ts';
import { mayBeByStranger, mergeVisits } from './merge-visits.ts';

/** `silent`: the clinic did not answer, and its visits are as they were at `seenAt`; null where it never has. */
export type ClinicAnswer = { kind: 'notAsked' } | { kind: 'answered' } | { kind: 'silent'; seenAt: Date | null };
export type VisitsRead = { visits: AreaVisit[]; clinic: ClinicAnswer };

type Ports = Pick<AreaServices, 'visits' | 'clinic' | 'contacts' | 'access' | 'keys' | 'visitSecrets'>;

/** People go to and fro between the pages of the area: what the clinic said within this time is not asked for again. */
const freshSeconds = 60;
export const isFresh = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() < freshSeconds * 1000;

/**
 * All visits of an account. Not linked: what was booked here with its e-mail. Linked: the clinic's appointments of that record as well,
 * also those that were not booked online.
 */
export async function readVisits(ports: Ports, account: Account, now: Date): Promise<VisitsRead> {
  const { visits, keys, visitSecrets } = ports;
  const { patientId } = account;
  const ownDigests = contactDigests(keys, { kind: 'email', value: account.email });
  const bookings = await visits.bookings({ contactDigests: ownDigests, patientId });
  const isInDoubt = bookings.some(({ booking }) => mayBeByStranger(booking, { patientId, believed: ownDigests }));
  const [{ appointments, clinic }, believed] = await Promise.all([
    patientId === null ? notAsked : appointmentsOf(ports, { accountId: account.id, patientId, now }),
    patientId !== null && isInDoubt ? digestsBelievedFor(ports, patientId) : [],
  ]);
  const known = { appointments, bookings, patientId, now, believed: believed && [...ownDigests, ...believed] };
  return { visits: mergeVisits({ ...known, writeToken: (link) => writeVisitToken(visitSecrets, link) }), clinic };
}

/** Of the contacts whose reader is believed to be this patient. Null where the clinic does not answer, or has no such record any more. */
async function digestsBelievedFor({ clinic, contacts, keys }: Ports, patientId: number): Promise<string[] | null> {
  const [record, known] = await Promise.all([clinic.readPatient(patientId), contacts.of([patientId])]);
  return record.ok && record.value ? confirmedDigests(keys, record.value, known) : null;
}

type Asked = { appointments: Appointment[]; clinic: ClinicAnswer };
const notAsked: Asked = { appointments: [], clinic: { kind: 'notAsked' } };

async function appointmentsOf(
  { visits, clinic, access }: Ports,
  { accountId, patientId, now }: { accountId: string; patientId: number; now: Date },
): Promise<Asked> {
  const seen = await visits.seenAppointments(accountId, patientId);
  // The same look of the same account, which was recorded when the clinic was asked.
  if (seen && isFresh(seen.seenAt, now)) return { appointments: seen.appointments, clinic: { kind: 'answered' } };
  await access.recordView({ accountId, patientId, what: 'visits' });
  const listed = await clinic.listAppointments({ patientId });
  if (!listed.ok) return { appointments: seen?.appointments ?? [], clinic: { kind: 'silent', seenAt: seen?.seenAt ?? null } };
  await visits.keepAppointments(accountId, patientId, listed.value);
  return { appointments: listed.value, clinic: { kind: 'answered' } };
}
