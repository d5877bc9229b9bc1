import type { ColumnKind } from '@clinic/core/adapters/database/personal-columns';
import type { OriginalKind, Originals } from './originals.ts';
import { clinicNumbersOf, type columnReader, notStaff, type Row } from './read-columns.ts';
import { keptFields } from './replace-fields.ts';

export type Kinds = Record<string, ColumnKind>;

const originalKinds: Partial<Record<ColumnKind, OriginalKind>> = {
  ...{ name: 'name', email: 'contact', phone: 'contact', providerNumber: 'contact', orderId: 'contact', code: 'contact' },
  ...{ words: 'text', staffName: 'staffName', link: 'contact', id: 'id' },
};
const contacts = ['email', 'phone', 'vat', 'nSNS', 'nCC', 'patientNumber', 'value'];

/** Remembers what the columns of a row hold. */
export function columnCollector(plainOf: ReturnType<typeof columnReader>, seen: Originals) {
  /** `by` is who of the staff corrected a contact. */
  const fields = (values: object) =>
    JSON.stringify(values, (field, value) => {
      if (typeof value !== 'string' || keptFields.has(field) || field === 'birthDate') return value;
      const kind = contacts.includes(field) ? 'contact' : field === 'name' ? 'name' : field === 'by' ? 'staffName' : 'text';
      seen.add(kind, value);
      return value;
    });
  return (table: string, kinds: Kinds, row: Row) => {
    for (const [column, kind] of Object.entries(kinds)) {
      for (const number of clinicNumbersOf(kind, column, row)) seen.add('clinicNumber', number);
      const plain = plainOf(table, kind, column, row);
      if (plain === null || (kind === 'staffName' && notStaff.has(String(plain)))) continue;
      const original = originalKinds[kind];
      if (kind === 'patient' || kind === 'booker' || kind === 'answers') fields(plain as object);
      else if (original !== undefined && typeof plain !== 'object') seen.add(original, String(plain));
    }
  };
}
