import { expect, test } from 'vitest';
import { type AreaVisit, visitStandings } from '../visits/area-visit.ts';
import { toFhirAppointment, toFhirBundle, toFhirResponse } from './fhir.ts';

const origin = 'https://exemplo.pt';
const visit: AreaVisit = {
  ...{
    key: 'clinic-77',
    standing: 'booked',
    doctorId: 201,
    doctorName: 'Dr. António Meireles',
    isOwn: true,
    patientName: 'Albano Exemplo',
  },
  ...{ startsAt: new Date('2027-03-10T15:00:00Z'), endsAt: new Date('2027-03-10T15:20:00Z'), type: { id: 462, name: 'Consulta' } },
  ...{ isByStranger: false, appointment: null, booked: null, token: null },
};

test('a visit becomes an Appointment with its type, its times and both who take part', () => {
  expect(toFhirAppointment(visit, origin)).toEqual({
    resourceType: 'Appointment',
    id: 'clinic-77',
    status: 'booked',
    serviceType: [{ coding: [{ system: `${origin}/fhir/appointment-types`, code: '462', display: 'Consulta' }], text: 'Consulta' }],
    start: '2027-03-10T15:00:00.000Z',
    end: '2027-03-10T15:20:00.000Z',
    minutesDuration: 20,
    participant: [
      { actor: { type: 'Patient', display: 'Albano Exemplo' }, status: 'accepted' },
      {
        actor: { type: 'Practitioner', display: 'Dr. António Meireles', identifier: { system: `${origin}/fhir/doctors`, value: '201' } },
        status: 'accepted',
      },
    ],
  });
});

test('every standing has a status of the standard', () => {
  const statuses = visitStandings.map((standing) => toFhirAppointment({ ...visit, standing }, origin).status);
  expect(statuses).toEqual(['proposed', 'pending', 'booked', 'fulfilled', 'noshow', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
});

test('of somebody else’s visit it is not said what it is for', () => {
  expect(toFhirAppointment({ ...visit, type: null }, origin)).not.toHaveProperty('serviceType');
});

test('answers become a QuestionnaireResponse, in the order of the questions', () => {
  const takenAt = new Date('2026-11-01T10:00:00Z');
  const score = { id: '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11', takenAt, answers: [1, 0, 3], score: 4, qualityOfLife: 2 };
  const { item, ...head } = toFhirResponse(score, 'Albano Exemplo', origin);
  expect(head).toMatchObject({ resourceType: 'QuestionnaireResponse', status: 'completed', authored: '2026-11-01T10:00:00.000Z' });
  expect(item.map(({ linkId, answer }) => [linkId, answer[0]?.valueInteger])).toEqual([
    ['1', 1],
    ['2', 0],
    ['3', 3],
    ['total', 4],
    ['quality-of-life', 2],
  ]);
});

test('entries of a bundle have names that stay the same and differ from each other', () => {
  const bundle = () =>
    toFhirBundle([toFhirAppointment(visit, origin), toFhirAppointment({ ...visit, key: 'clinic-78' }, origin)], new Date(0));
  const [one, other] = bundle().entry.map(({ fullUrl }) => fullUrl);
  expect(one).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(one).not.toBe(other);
  expect(bundle().entry[0]?.fullUrl).toBe(one);
});
