import { pathToBookingAt } from '../../addresses/path-to.ts';
import type { Doctor } from '../../clinic/clinic-service.ts';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { defaultLocale } from '../../kernel/locale.ts';
import type { Slot } from '../availability/slots.ts';
import { specialtyCoding } from './specialty-coding.ts';

/** The clinic as its settings say. */
type PublishedPlace = { name: string; phone: string; address: { street: string; postalCode: string; city: string } };
/** A doctor's free hours for the appointment that this doctor mostly sees patients for. */
export type PublishedSchedule = {
  doctor: Pick<Doctor, 'id' | 'clinicalName' | 'specialty'>;
  visit: string;
  minutes: number;
  slots: readonly Slot[];
};

const locationId = 'clinica';
const extensions = 'http://fhir-registry.smarthealthit.org/StructureDefinition';

/** The resources of SMART Scheduling Links (FHIR R4): https://github.com/smart-on-fhir/smart-scheduling-links */
export const toLocation = ({ name, phone, address }: PublishedPlace, origin: string) => ({
  resourceType: 'Location',
  id: locationId,
  name,
  telecom: [
    { system: 'phone', value: phone },
    { system: 'url', value: origin },
  ],
  address: { line: [address.street], city: address.city, postalCode: address.postalCode, country: 'PT' },
});

export const toSchedule = ({ doctor, visit }: PublishedSchedule) => ({
  resourceType: 'Schedule',
  id: String(doctor.id),
  serviceType: [{ text: visit }],
  ...(doctor.specialty && { specialty: [specialtyCoding(doctor.specialty.name)] }),
  actor: [{ reference: `Location/${locationId}` }, { display: doctor.clinicalName }],
});

/** The link opens the wizard with doctor and hour; nothing is held before the patient's details are sent. */
export function toSlots({ doctor, minutes, slots }: PublishedSchedule, { origin, phone }: { origin: string; phone: string }) {
  return slots.flatMap(({ date, time }) => {
    const start = fromLisbon(date, time);
    if (!start) return [];
    return [
      {
        resourceType: 'Slot',
        id: `${doctor.id}-${date}T${time.replace(':', '')}`,
        schedule: { reference: `Schedule/${doctor.id}` },
        status: 'free',
        start: start.toISOString(),
        end: new Date(start.getTime() + minutes * 60_000).toISOString(),
        extension: [
          {
            url: `${extensions}/booking-deep-link`,
            valueUrl: origin + pathToBookingAt(defaultLocale, { doctorId: doctor.id, date, time }),
          },
          { url: `${extensions}/booking-phone`, valueString: phone },
          { url: `${extensions}/slot-capacity`, valueInteger: 1 },
        ],
      },
    ];
  });
}

export const toNewlineJson = (resources: readonly object[]): string =>
  resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');
