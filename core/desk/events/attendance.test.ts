import { expect, test } from 'vitest';
import { sampleRegistration } from '../../events/testing/sample-registration.ts';
import { csvFile } from '../csv-file.ts';
import { attendanceList } from './attendance-list.ts';

const at = new Date('2027-01-12T10:00:00Z');

test('the list counts people, sorts those who come by name and those who wait by their turn', () => {
  const { counts, coming, waiting } = attendanceList([
    sampleRegistration({ name: 'Zé', placedAt: at, provenAt: at, people: 2, presentAt: at }),
    sampleRegistration({ name: 'Ângela', placedAt: at, people: 3 }),
    sampleRegistration({ name: 'Berta', placedAt: at, provenAt: at, mode: 'video' }),
    sampleRegistration({ name: 'Oferecido', offeredAt: at, offerEndsAt: at }),
    sampleRegistration({ name: 'Última', people: 2 }),
    sampleRegistration({ name: 'Primeira', registeredAt: new Date('2027-01-01T10:00:00Z') }),
  ]);
  expect(counts).toEqual({ room: 6, video: 1, unconfirmed: 4, waiting: 3, present: 2 });
  expect(coming.map(({ name }) => name)).toEqual(['Ângela', 'Berta', 'Oferecido', 'Zé']);
  expect(waiting.map(({ name }) => name)).toEqual(['Primeira', 'Última']);
});

test.each(['=HYPERLINK("https://x")', '+351912000000', '-1', '@SUM(A1)', ' =1+1', '\t=1'])(
  'what a visitor typed is never a formula in a spreadsheet: %j',
  (typed) => {
    const [, line = ''] = csvFile([['Nome'], [typed]], ';').split('\r\n');
    expect(line).toMatch(/^"'/);
  },
);

test('quotation marks, semicolons and line breaks stay inside their cell', () => {
  expect(
    csvFile(
      [
        ['Nome', 'Nota'],
        ['Ana "Nita"', 'um;\ndois'],
      ],
      ';',
    ),
  ).toBe('\uFEFF"Nome";"Nota"\r\n"Ana ""Nita""";"um;\ndois"\r\n');
});
