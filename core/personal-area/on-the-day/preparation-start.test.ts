import { expect, test } from 'vitest';
import { preparationStart } from './preparation-start.ts';

const startsAt = new Date('2026-11-19T15:30:00Z');

test.each([
  ['Beba três copos de água na hora anterior ao exame.', '2026-11-19', '14:30'],
  ['Drink three glasses of water in the hour before the test.', '2026-11-19', '14:30'],
  ['Não coma nas 6 horas anteriores.', '2026-11-19', '09:30'],
  ['Não coma seis horas antes.', '2026-11-19', '09:30'],
  ['Do not eat for eight hours before.', '2026-11-19', '07:30'],
  ['Na véspera, jante cedo.', '2026-11-18', null],
  ['Take the tablet the evening before.', '2026-11-18', null],
  ['Pare o medicamento cinco dias antes, se o médico o disse.', '2026-11-14', null],
  ['No dia, coma normalmente.', '2026-11-19', null],
  ['Uma a duas horas antes: beba três copos de água. Não urine.', '2026-11-19', '13:30'],
  ['An hour before: drink three to four glasses of water, slowly.', '2026-11-19', '14:30'],
  ['Três dias antes: diário da bexiga.', '2026-11-16', null],
  ['Uma semana antes: análise à urina.', '2026-11-12', null],
  ['A week before: urine test.', '2026-11-12', null],
])('“%s” begins on %s at %s', (text, day, time) => expect(preparationStart(text, startsAt)).toEqual({ day, time }));

test.each([
  'Traga o pedido do médico e as ecografias anteriores.',
  'Se tiver ardor ou febre nos dias anteriores, ligue-nos.',
  'Se comeu na hora anterior, diga-nos.',
  'If you ate in the hour before, tell us.',
  'Beba dois copos de água.',
])('of “%s” no time is claimed', (text) => expect(preparationStart(text, startsAt)).toBeNull());

test('hours are counted as they pass, also in the night in which the clocks change', () => {
  expect(preparationStart('Não coma oito horas antes.', new Date('2026-10-25T08:00:00Z'))).toEqual({ day: '2026-10-25', time: '01:00' });
});
