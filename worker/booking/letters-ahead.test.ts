import { defaultReminderHours } from '@clinic/core/booking/rules/reminder-times';
import { createLogger } from '@clinic/core/logging/create-logger';
import { expect, test } from 'vitest';
import { lettersAhead } from './letters-ahead.ts';

const quiet = createLogger('worker', 'silent');

test('reminders are set as the front desk keeps them at the moment of the mail', async () => {
  let kept = [48];
  const ahead = lettersAhead(async () => ({ lembretes_horas: kept.map((horas) => ({ horas })) }), quiet);
  expect((await ahead()).reminderHours).toEqual([48]);
  kept = [72, 3];
  expect((await ahead()).reminderHours).toEqual([72, 3]);
});

test('a kind of visit with something to do beforehand is named', async () => {
  const tipos = [
    { tipo_id: 462, nome: 'Consulta', preparacao: ' \n ' },
    { tipo_id: 471, nome: 'Fluxometria', preparacao: 'Beba água.\nChegue com vontade.' },
  ];
  expect((await lettersAhead(async () => ({ tipos }), quiet)()).preparedTypes).toEqual([471]);
});

test('a confirmation does not wait for settings that cannot be read', async () => {
  const read = () => Promise.reject(new Error('down'));
  expect(await lettersAhead(read, quiet)()).toEqual({ reminderHours: defaultReminderHours, preparedTypes: [] });
});
