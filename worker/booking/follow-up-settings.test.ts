import { defaultReminderHours } from '@clinic/core/booking/messages/reminder-times';
import { createLibrary } from '@clinic/core/content/library/library';
import { expect, test } from 'vitest';
import { followUpSettings } from './follow-up-settings.ts';

const kept = (marcacoes: Record<string, unknown>) => createLibrary([{ collection: 'marcacoes', id: 'marcacoes', body: marcacoes }]);

test('reminders are set as the front desk keeps them at the moment of the mail', async () => {
  let library = kept({ lembretes_horas: [{ horas: 48 }] });
  const read = followUpSettings(() => library);
  expect((await read()).reminderHours).toEqual([48]);
  library = kept({ lembretes_horas: [{ horas: 72 }, { horas: 3 }] });
  expect((await read()).reminderHours).toEqual([72, 3]);
});

test('a kind of visit with something to do beforehand is named', async () => {
  const tipos = [
    { tipo_id: 462, nome: 'Consulta', preparacao: ' \n ' },
    { tipo_id: 471, nome: 'Fluxometria', preparacao: 'Beba água.\nChegue com vontade.' },
  ];
  expect((await followUpSettings(() => kept({ tipos }))()).preparedTypes).toEqual([471]);
});

test('a confirmation is sent even while no settings are stored', async () => {
  expect(await followUpSettings(() => createLibrary([]))()).toEqual({ reminderHours: defaultReminderHours, preparedTypes: [] });
});
