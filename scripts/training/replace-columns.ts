import { randomBytes, randomUUID } from 'node:crypto';
import { contactDigest, toContact } from '@clinic/core/identity/contact';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { encrypt } from '@clinic/core/secrets/encrypted-value';
import { keyedDigest } from '@clinic/core/secrets/keyed-digest';
import { columnCollector, type Kinds } from './collect-columns.ts';
import type { Inventor } from './invent.ts';
import type { NewIds } from './new-ids.ts';
import type { Originals } from './originals.ts';
import { columnReader, encryptedFields, notStaff, type Row, rowOf } from './read-columns.ts';
import { keptFields, replacedDetail, replacedFields } from './replace-fields.ts';

export type Keys = { clinic: DataKeys; training: DataKeys };
/** `check` is told of everything before it is encrypted, after which nobody can look for originals in it any more. */
type With = { invented: Inventor; newId: NewIds; check: (table: string, made: string) => void };

/** Collects what the columns of a row hold, and then says what each becomes. */
export function columnReplacer({ clinic, training }: Keys, seen: Originals) {
  const plainOf = columnReader(clinic);

  const digestOf = (row: Row, made: Row) => {
    if (row['contact_digest'] === null) return null;
    const contact = toContact(String(made['email'] || made['phone'] || ''));
    return contact ? contactDigest(training, contact) : `${training[0].id}:${randomUUID()}`;
  };

  function replaced(table: string, kinds: Kinds, row: Row, { invented, newId, check }: With): Row {
    // What is encrypted is bound to the id that the row will have.
    const at = kinds['id'] === 'id' ? newId(rowOf(row)) : rowOf(row);
    const checked = (made: string): string => {
      check(table, made);
      return made;
    };
    const seal = (field: string, value: string) => encrypt(training, { table, row: at, field }, checked(value));
    const people = (plain: unknown) => {
      const made = replacedFields(plain as object, invented);
      for (const [field, value] of Object.entries(made)) if (typeof value === 'string' && !keptFields.has(field)) checked(value);
      return made;
    };
    const person = (made: Row) =>
      Object.entries(made).map(([field, value]) => [
        field,
        encryptedFields.has(field) && typeof value === 'string' ? seal(field, value) : value,
      ]);

    const changed: Row = {};
    for (const [column, kind] of Object.entries(kinds)) {
      const plain = plainOf(table, kind, column, row);
      if (plain === null || kind === 'nobody' || kind === 'contactDigest') continue;
      if (kind === 'patient' || kind === 'booker') {
        const made = people(plain);
        changed[column] = JSON.stringify(Object.fromEntries(person(made)));
        if ('vat_digest' in kinds && kind === 'patient')
          changed['vat_digest'] = made['vat'] ? keyedDigest(training, 'vat', String(made['vat'])) : null;
        if ('contact_digest' in kinds && kind === 'patient') changed['contact_digest'] = digestOf(row, made);
      } else if (kind === 'answers') {
        const made = people(plain);
        changed[column] = encrypt(training, { table, row: at, field: column }, JSON.stringify(made));
        changed['contact_digest'] = digestOf(row, made);
      } else if (kind === 'words') {
        const made = invented.words(String(plain));
        // Comments of staff about public pages are the only ones that are not encrypted.
        changed[column] = table === 'review_requests' ? checked(made) : seal(column, made);
      } else if (kind === 'staffName') changed[column] = notStaff.has(String(plain)) ? plain : checked(invented.staffName(String(plain)));
      else if (kind === 'link') changed[column] = typeof plain === 'object' ? '{}' : null;
      else if (kind === 'random') changed[column] = randomBytes(32);
      else if (kind === 'id') changed[column] = newId(String(plain));
      else if (kind === 'detail') changed[column] = JSON.stringify(replacedDetail(plain as object, invented, newId));
      else if (kind === 'subject') changed[column] = subject(String(row['subject_kind']), String(plain), { invented, newId });
      else if (kind === 'clinicNumber') changed[column] = invented.clinicNumber(Number(plain));
      else if (plain !== '') changed[column] = checked(invented[kind](String(plain)));
    }
    return changed;
  }
  return { collect: columnCollector(plainOf, seen), replaced };
}

/** What work is about: an alarm is named by its kind and day, an appointment by its number, everything else by our id. */
function subject(kind: string, value: string, { invented, newId }: Pick<With, 'invented' | 'newId'>): string {
  if (kind === 'alarm') return value;
  return kind === 'appointment' ? String(invented.clinicNumber(Number(value))) : newId(value);
}
