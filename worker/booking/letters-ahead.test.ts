import { defaultReminderHours } from '@clinic/core/booking/rules/reminder-times';
import { createLibrary } from '@clinic/core/content/library/library';
import { expect, test } from 'vitest';
import { lettersAhead } from './letters-ahead.ts';

const kept = (marcacoes: Record<string, unknown>) => createLibrary([{ collection: 'marcacoes', id: 'marcacoes', body: marcacoes }]);

test('reminders are set as the front desk keeps them at the moment of the mail', async () => {
  let library = kept({ lembretes_horas: [{ horas: 48 }] });
  const ahead = lettersAhead(() => library);
  expect((await ahead()).reminderHours).toEqual([48]);
  library = kept({ lembretes_horas: [{ horas: 72 }, { horas: 3 }] });
  expect((await ahead()).reminderHours).toEqual([72, 3]);
});

test('a kind of visit with something to do beforehand is named', async () => {
  const tipos = [
    { tipo_id: 462, nome: 'Consulta', preparacao: ' \n ' },
    { tipo_id: 471, nome: 'Fluxometria', preparacao: 'Beba água.\nChegue com vontade.' },
  ];
  expect((await lettersAhead(() => kept({ tipos }))()).preparedTypes).toEqual([471]);
});

test('a confirmation does not wait for settings that nobody has kept yet', async () => {
  expect(await lettersAhead(() => createLibrary([]))()).toEqual({ reminderHours: defaultReminderHours, preparedTypes: [] });
});
