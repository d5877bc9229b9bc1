import { expect, test } from 'vitest';
import { documentTrouble } from './link-record.ts';

const record = { name: 'Albano Exemplo Pereira', birthDay: '1958-02-14' };
const seen = { how: 'documentInPerson' as const, birthDate: '1958-02-14', isNameSeen: false };

test.each([
  ['the same person', { name: 'albano pereira' }, record, seen, null],
  ['another birth date', { name: 'Albano Pereira' }, record, { ...seen, birthDate: '1958-04-12' }, 'birthDateDiffers'],
  [
    'another birth date, whatever the name',
    { name: 'Albano' },
    record,
    { ...seen, birthDate: '1985-02-14', isNameSeen: true },
    'birthDateDiffers',
  ],
  [
    'a record without a birth date',
    { name: 'Albano Pereira' },
    { ...record, birthDay: '' },
    { ...seen, birthDate: '' },
    'birthDateDiffers',
  ],
  ['a nickname', { name: 'Bano' }, record, seen, 'nameDiffers'],
  ['a nickname, and the document has the record’s name', { name: 'Bano' }, record, { ...seen, isNameSeen: true }, null],
])('document, account and record: %s', (_, account, of, document, kind) =>
  expect(documentTrouble(account, of, document)?.kind ?? null).toBe(kind),
);
