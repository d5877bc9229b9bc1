import { expect, test } from 'vitest';
import { type ExportedAccount, exportSections } from './export-sections.ts';

const data: ExportedAccount = {
  account: { id: 'a1', name: 'Joaquim', email: 'joaquim@exemplo.pt', createdAt: new Date('2026-11-01T10:00:00Z'), passwordSetAt: null },
  record: null,
  clinic: 'known',
  visits: [
    {
      standing: 'done',
      startsAt: new Date('2026-07-01T09:20:00Z'),
      doctorName: 'Dra. Inês Prata',
      patientName: 'Joaquim',
      type: null,
      payments: [{ paidCents: 9000 }, { paidCents: null }],
    },
  ],
  symptomScores: [{ takenAt: new Date('2026-11-02T10:00:00Z'), answers: [1, 2, 3, 4, 5, 0, 1], score: 16, qualityOfLife: 3 }],
  accesses: [{ by: 'staff', role: null, what: 'visit', at: new Date('2026-11-03T10:00:00Z'), questionedAt: null }],
  held: {
    account_people: [{ name: 'Maria', birth_date: '1950-02-03', relation: 'mother' }],
    something_new: [{ unheard_of: true }],
  },
};

test('a visit is told by Lisbon’s clock, with what was paid for it', () => {
  const visits = exportSections(data, 'pt').find(({ heading }) => heading === 'Consultas');
  const [row] = visits?.table?.rows ?? [];
  expect(row?.map((cell) => cell.replaceAll('\u00a0', ' '))).toEqual([
    '1 de julho de 2026, 10:20',
    'Dra. Inês Prata',
    '',
    'Joaquim',
    'Realizada',
    '90,00 €',
  ]);
});

test('whatever is held is in the file, also what has no words yet', () => {
  const sections = exportSections(data, 'en');
  expect(sections.find(({ heading }) => heading === 'People you book for')?.table).toEqual({
    columns: ['Name', 'Date of birth', 'Relation'],
    rows: [['Maria', '3 February 1950', 'mother']],
  });
  expect(sections.at(-1)).toEqual({ heading: 'something_new', table: { columns: ['unheard_of'], rows: [['Yes']] } });
});

test('a device that did not say what it is stands in words', () => {
  const held = { account_sessions: [{ device_name: '?' }, { device_name: 'Firefox · Linux' }] };
  const rowsIn = (locale: 'pt' | 'en') => exportSections({ ...data, held }, locale).at(-1)?.table?.rows;
  expect(rowsIn('pt')).toEqual([['Dispositivo desconhecido'], ['Firefox · Linux']]);
  expect(rowsIn('en')).toEqual([['Unknown device'], ['Firefox · Linux']]);
});

test('a silent clinic is not taken for a missing record', () => {
  const textOfRecord = (clinic: string) => exportSections({ ...data, clinic }, 'en')[1]?.paragraphs?.[0];
  expect(textOfRecord('silent')).toContain('did not answer');
  expect(textOfRecord('known')).toContain('not linked');
});
