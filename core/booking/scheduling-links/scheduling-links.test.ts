import { expect, test } from 'vitest';
import { err, ok } from '../../kernel/result.ts';
import type { Availability } from '../availability/availability.ts';
import { sampleOffer } from '../form/sample-offer.ts';
import { publishSchedules } from './publish-schedules.ts';
import { toNewlineJson, toSchedule, toSlots } from './scheduling-resources.ts';

const origin = 'https://clinica.example';
const everybody = new Set(['0201', '0203']);
const none: ReadonlySet<number> = new Set();
const readAt = new Date('2026-11-16T10:00:00Z');

function clinic({ isStale = false, down = false } = {}) {
  const asked: number[] = [];
  const availability: Pick<Availability, 'ofEach'> = {
    async ofEach({ typeId }) {
      asked.push(typeId);
      if (down) return err({ kind: 'clinicUnavailable' as const });
      const slots = [201, 203].map((doctorId) => ({ doctorId, date: '2026-11-18', time: '10:20' }));
      return ok({ slots, readAt, isStale });
    },
  };
  return { availability, asked };
}

test('each doctor with a page has a schedule, and one question to the clinic serves all of a type', async () => {
  const { availability, asked } = clinic();
  const schedules = await publishSchedules({ offer: sampleOffer, availability, licences: everybody, exams: none });
  expect(schedules?.map(({ doctor, slots }) => [doctor.id, slots.length])).toEqual([
    [201, 1],
    [203, 1],
  ]);
  expect(asked).toEqual([462]);
  expect(await publishSchedules({ offer: sampleOffer, availability, licences: new Set(['0203']), exams: none })).toHaveLength(1);
});

test('a slot says in UTC when it is, belongs to its schedule, and leads into the wizard', async () => {
  const [first] =
    (await publishSchedules({ offer: sampleOffer, availability: clinic().availability, licences: everybody, exams: none })) ?? [];
  if (!first) throw new Error('nobody is published');
  expect(toSchedule(first)).toMatchObject({ resourceType: 'Schedule', id: '201', actor: [{ reference: 'Location/clinica' }, {}] });
  const [slot] = toSlots(first, { origin, phone: '+351210000000' });
  expect(slot).toMatchObject({
    resourceType: 'Slot',
    schedule: { reference: 'Schedule/201' },
    status: 'free',
    start: '2026-11-18T10:20:00.000Z',
    end: '2026-11-18T10:40:00.000Z',
  });
  expect(slot?.extension[0]).toEqual({
    url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-deep-link',
    valueUrl: 'https://clinica.example/pt/marcar-consulta?medico=201&hora=2026-11-18T10:20',
  });
});

test('hours of exams are not published', async () => {
  const { availability, asked } = clinic();
  expect(await publishSchedules({ offer: sampleOffer, availability, licences: everybody, exams: new Set([462]) })).toEqual([]);
  expect(asked).toEqual([]);
});

test('a schedule has the doctor’s own specialty, with a code only where one is certain', () => {
  const specialtyOf = (name: string | null) => {
    const doctor = { id: 208, clinicalName: 'Ft. Filipa', specialty: name === null ? null : { id: 4, name } };
    return toSchedule({ doctor, visit: 'Consulta', minutes: 40, slots: [] }).specialty;
  };
  expect(specialtyOf('Urologia')).toEqual([
    { coding: [{ system: 'http://snomed.info/sct', code: '394612005', display: 'Urology' }], text: 'Urologia' },
  ]);
  expect(specialtyOf('Reabilitação do pavimento pélvico')).toEqual([{ text: 'Reabilitação do pavimento pélvico' }]);
  expect(specialtyOf(null)).toBeUndefined();
});

test('while the clinic does not respond, or spoke some minutes ago, nothing is published', async () => {
  for (const how of [{ down: true }, { isStale: true }])
    expect(await publishSchedules({ offer: sampleOffer, ...clinic(how), licences: everybody, exams: none })).toBeNull();
});

test('every resource is a line of its own', () => {
  expect(toNewlineJson([{ a: 1 }, { b: 'x\ny' }])).toBe('{"a":1}\n{"b":"x\\ny"}\n');
});
