import type { Inventor } from './invent.ts';
import type { NewIds } from './new-ids.ts';
import { isClinicNumber } from './read-columns.ts';

/** What is chosen from a list or a calendar, and tells who somebody is no more than the visit does. */
export const keptFields = new Set(['gender', 'locale', 'whose', 'until', 'exam', 'when', 'subject', 'preferredDate']);

function field(name: string, value: unknown, invented: Inventor): unknown {
  if (name === 'formerContacts') return [];
  // Nobody answers with a list or with fields of its own; if ever somebody does, they stay behind.
  if (typeof value === 'object') return null;
  if (typeof value !== 'string' || value === '') return value;
  if (name === 'name') return invented.name(value);
  if (name === 'email') return invented.email(value);
  if (name === 'phone') return invented.phone(value);
  if (name === 'birthDate') return invented.birthDate(value);
  if (name === 'vat') return invented.vat(value);
  if (name === 'nSNS' || name === 'patientNumber') return invented.digits(value);
  if (name === 'nCC') return null;
  return keptFields.has(name) ? value : invented.words(value);
}

/** A person's answers, each replaced by one of its kind. */
export const replacedFields = (values: object, invented: Inventor): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, field(name, value, invented)]));

const keptDetails = new Set([
  ...['reason', 'kind', 'method', 'amountCents', 'refundId', 'answer', 'mail', 'works', 'item', 'why', 'how', 'way'],
  ...['consent', 'caller', 'contact', 'whose'],
]);

/** Of an event. `from` and `mailId` are ids; what is not known to tell of nobody stays behind. */
export const replacedDetail = (detail: object, invented: Inventor, newId: NewIds): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) => {
      if (isClinicNumber(name)) return [[name, invented.clinicNumber(Number(value))]];
      if (name === 'from' || name === 'mailId') return [[name, newId(String(value))]];
      return keptDetails.has(name) ? [[name, value]] : [];
    }),
  );
