import { createHash } from 'node:crypto';
import type { KeptScore } from '../symptoms/symptom-store.ts';
import type { AreaVisit, VisitStanding } from '../visits/area-visit.ts';

/** FHIR R4 (4.0.1), as far as we use it. */
export type FhirAppointment = {
  resourceType: 'Appointment';
  id: string;
  status: 'proposed' | 'pending' | 'booked' | 'fulfilled' | 'cancelled' | 'noshow';
  serviceType?: { coding: { system: string; code: string; display: string }[]; text: string }[];
  start: string;
  end: string;
  minutesDuration: number;
  created?: string;
  participant: { actor: { type: 'Patient' | 'Practitioner'; display: string; identifier?: FhirIdentifier }; status: 'accepted' }[];
};
export type FhirQuestionnaireResponse = {
  resourceType: 'QuestionnaireResponse';
  id: string;
  questionnaire: string;
  status: 'completed';
  subject: { type: 'Patient'; display: string };
  authored: string;
  item: { linkId: string; answer: { valueInteger: number }[] }[];
};
type FhirIdentifier = { system: string; value: string };
type FhirEntry = { fullUrl: string; resource: FhirAppointment | FhirQuestionnaireResponse };
export type FhirBundle = { resourceType: 'Bundle'; type: 'collection'; timestamp: string; entry: FhirEntry[] };

const statuses: Record<VisitStanding, FhirAppointment['status']> = {
  received: 'proposed',
  toPay: 'pending',
  booked: 'booked',
  done: 'fulfilled',
  missed: 'noshow',
  cancelled: 'cancelled',
  moved: 'cancelled',
  notPaid: 'cancelled',
  notBooked: 'cancelled',
};

/** Names of our own, where FHIR asks for the system that a code belongs to. */
const systemOf = (siteOrigin: string, name: string) => `${siteOrigin}/fhir/${name}`;

export function toFhirAppointment(visit: AreaVisit, siteOrigin: string): FhirAppointment {
  const { key, standing, startsAt, endsAt, type, doctorId, doctorName, patientName, booked } = visit;
  const doctor = { system: systemOf(siteOrigin, 'doctors'), value: String(doctorId) };
  return {
    resourceType: 'Appointment',
    id: key,
    status: statuses[standing],
    ...(type && {
      serviceType: [
        { coding: [{ system: systemOf(siteOrigin, 'appointment-types'), code: String(type.id), display: type.name }], text: type.name },
      ],
    }),
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    minutesDuration: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    ...(booked && { created: booked.booking.submittedAt.toISOString() }),
    participant: [
      { actor: { type: 'Patient', display: patientName }, status: 'accepted' },
      { actor: { type: 'Practitioner', display: doctorName, identifier: doctor }, status: 'accepted' },
    ],
  };
}

export function toFhirResponse(score: KeptScore, patientName: string, siteOrigin: string): FhirQuestionnaireResponse {
  const { id, takenAt, answers, score: points, qualityOfLife } = score;
  const item = (linkId: string, value: number) => ({ linkId, answer: [{ valueInteger: value }] });
  return {
    resourceType: 'QuestionnaireResponse',
    id,
    questionnaire: systemOf(siteOrigin, 'Questionnaire/symptom-score'),
    status: 'completed',
    subject: { type: 'Patient', display: patientName },
    authored: takenAt.toISOString(),
    item: [
      ...answers.map((answer, index) => item(String(index + 1), answer)),
      item('total', points),
      ...(qualityOfLife === null ? [] : [item('quality-of-life', qualityOfLife)]),
    ],
  };
}

export const toFhirBundle = (resources: readonly FhirEntry['resource'][], now: Date): FhirBundle => ({
  resourceType: 'Bundle',
  type: 'collection',
  timestamp: now.toISOString(),
  entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${uuidOf(resource.id)}`, resource })),
});

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A visit that was not booked here has the clinic's number; the same number always gives the same name. */
function uuidOf(id: string): string {
  if (isUuid.test(id)) return id;
  const hex = createHash('sha256').update(id).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
