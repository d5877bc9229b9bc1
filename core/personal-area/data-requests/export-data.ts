import type { Booking } from '../../booking/model/booking.ts';
import type { Payment } from '../../booking/model/payment.ts';
import type { PatientRecord } from '../../clinic/clinic-service.ts';
import type { Account } from '../../identity/accounts/account.ts';
import type { SensitiveTrouble } from '../../identity/accounts/change-password.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import { isJustConfirmed } from '../../identity/sessions/session.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { readAccesses, type ShownAccess } from '../access/read-accesses.ts';
import type { AreaServices } from '../area-services.ts';
import type { KeptScore } from '../symptoms/symptom-store.ts';
import type { AreaVisit } from '../visits/area-visit.ts';
import { type ClinicAnswer, readVisits } from '../visits/read-visits.ts';
import type { HeldRows } from './data-request-store.ts';
import { type FhirBundle, toFhirAppointment, toFhirBundle, toFhirResponse } from './fhir.ts';
import { oneMonthAfter } from './request-erasure.ts';

type ExportedVisit = Pick<AreaVisit, 'key' | 'standing' | 'startsAt' | 'endsAt' | 'doctorName' | 'patientName' | 'type'> & {
  /** What was typed, and what became of it; only of the account holder's own visits. */
  booking: Omit<Booking, 'contactDigest'> | null;
  payments: Payment[];
};

/** Everything that is held about an account, to read by a person and by a machine. */
export type DataExport = {
  madeAt: Date;
  account: Account;
  /** The clinic's record; null where the account is not linked, or the clinic did not answer: `clinic` says which. */
  record: PatientRecord | null;
  clinic: ClinicAnswer['kind'];
  visits: ExportedVisit[];
  symptomScores: KeptScore[];
  accesses: ShownAccess[];
  /** By table: people, changes of the profile, ticks, devices, letters, requests and the rest. */
  held: HeldRows;
  fhir: FhirBundle;
};

/** As long as the access log is kept, at most. */
const allAccessesSince = new Date(0);

type Ports = Parameters<typeof readVisits>[0] & Pick<AreaServices, 'symptoms' | 'dataRequests' | 'openWorkItem'>;

export async function exportData(
  ports: Ports,
  { account, session }: SignedIn,
  { siteOrigin, now }: { siteOrigin: string; now: Date },
): Promise<Result<DataExport, SensitiveTrouble>> {
  if (!isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  const { id: accountId, patientId, name } = account;
  const { clinic, symptoms, dataRequests, access } = ports;
  const [{ visits, clinic: answer }, record, symptomScores, accesses, held] = await Promise.all([
    readVisits(ports, account, now),
    patientId === null ? null : clinic.readPatient(patientId),
    symptoms.list(accountId),
    readAccesses(ports, account, allAccessesSince),
    dataRequests.heldRows(account),
  ]);
  const own = visits.flatMap(({ booked, isOwn, isByStranger }) => (booked && isOwn && !isByStranger ? [booked.booking.id] : []));
  const [waitingEntries, arrivedLetters] = await Promise.all([dataRequests.waitingEntries(own), dataRequests.arrivedLetters(own, account)]);
  if (patientId !== null) await access.recordView({ accountId, patientId, what: 'export' });
  await dataRequests.recordExport(accountId, oneMonthAfter(now));
  const resources = [
    ...visits.map((visit) => toFhirAppointment(visit, siteOrigin)),
    ...symptomScores.map((score) => toFhirResponse(score, name, siteOrigin)),
  ];
  return ok({
    madeAt: now,
    account,
    record: record?.ok ? record.value : null,
    clinic: record && !record.ok ? 'silent' : answer.kind,
    visits: visits.map(toExported),
    ...{ symptomScores, accesses, held: { ...held, waiting_entries: waitingEntries, arrived_letters: arrivedLetters } },
    fhir: toFhirBundle(resources, now),
  });
}

function toExported({
  booked,
  key,
  standing,
  startsAt,
  endsAt,
  doctorName,
  patientName,
  type,
  isOwn,
  isByStranger,
}: AreaVisit): ExportedVisit {
  const shown = { key, standing, startsAt, endsAt, doctorName, patientName, type };
  if (!booked || !isOwn || isByStranger) return { ...shown, booking: null, payments: booked?.payments ?? [] };
  // Who booked for the account holder is somebody else, whose contacts are not ours to hand out.
  const { contactDigest: _, ...booking } = booked.booking;
  return { ...shown, booking: { ...booking, bookedBy: null }, payments: booked.payments };
}
