import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { decrypt } from '@clinic/core/secrets/encrypted-value';

export type Row = Record<string, unknown>;

/** Of a person's answers, what is encrypted each by itself. */
export const encryptedFields = new Set(['vat', 'nSNS', 'nCC', 'note']);

/** Who did it where nobody of the staff did. */
export const notStaff = new Set(['system', 'patient', 'visitor', 'reader', 'worker', 'site', 'clinic', 'provider', 'link']);

/** What values that are encrypted are bound to. */
export const rowOf = (row: Row) => String(row['id'] ?? row['account_id'] ?? '');

/** What a column holds, opened. */
export function columnReader(clinic: DataKeys) {
  const opened = (table: string, row: Row, field: string, stored: unknown) =>
    typeof stored === 'string' ? decrypt(clinic, { table, row: rowOf(row), field }, stored) : '';
  const person = (table: string, row: Row, fields: Row) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, stored]) => [
        field,
        encryptedFields.has(field) && stored !== null ? opened(table, row, field, stored) : stored,
      ]),
    );
  return (table: string, kind: string, column: string, row: Row): unknown => {
    const value = row[column];
    if (value === null || value === undefined) return null;
    if (kind === 'patient' || kind === 'booker') return person(table, row, value as Row);
    if (kind === 'answers') return JSON.parse(opened(table, row, column, value) || '{}');
    if (kind === 'words') return opened(table, row, column, value);
    return value;
  };
}

const detailNumbers = ['appointmentId', 'patientId', 'otherPatientId'];
export const isClinicNumber = (detail: string) => detailNumbers.includes(detail);

/** The numbers of the clinic's program in a column: its own, that of what work is about, or those in the detail of an event. */
export function clinicNumbersOf(kind: string, column: string, row: Row): string[] {
  const value = row[column];
  if (value === null || value === undefined) return [];
  if (kind === 'clinicNumber' || (kind === 'subject' && row['subject_kind'] === 'appointment')) return [String(value)];
  if (kind !== 'detail') return [];
  return Object.entries(value).flatMap(([name, number]) => (isClinicNumber(name) ? [String(number)] : []));
}
