import { exportedColumns } from '@clinic/core/adapters/database/personal-area/data-request-store';
import { requestColumns } from '@clinic/core/adapters/database/requests/request-tables';
import { locales } from '@clinic/core/kernel/locale';
import { requestFields } from '@clinic/core/requests/form/request-fields';
import { expect, test } from 'vitest';
import { messagesFor } from '../../app/language/messages.server.ts';
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

test.each(locales)('all that forms, answers by e-mail and the tables of an account hold has words (%s)', (locale) => {
  const { sections, columns } = messagesFor(locale, 'papers').papers.export;
  const tables = [
    ...Object.keys(exportedColumns),
    'requests',
    'arrived_letters',
    'waiting_entries',
    'profile_changes',
    'event_registrations',
  ];
  const ofAccount = Object.values(exportedColumns).flatMap((names) => names.split(', '));
  const ofForms = [...requestColumns, ...requestFields, 'documents'].filter((name) => !['id', 'answers', 'answeredBy'].includes(name));
  const ofLetters = ['arrived_at', 'subject', 'text', 'attachments'];
  expect(tables.filter((name) => !(name in sections))).toEqual([]);
  expect([...ofAccount, ...ofForms, ...ofLetters].filter((name) => !(name in columns))).toEqual([]);
});

test('the files of a form are told by what is known of them', () => {
  const held = { requests: [{ documents: [{ name: 'PSA.pdf', sizeBytes: 1200, isOwn: true }] }] };
  expect(exportSections({ ...data, held }, 'pt').at(-1)?.table).toEqual({ columns: ['Documentos'], rows: [['PSA.pdf · 1200 · Sim']] });
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
