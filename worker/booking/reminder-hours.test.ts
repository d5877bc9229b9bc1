import { defaultReminderHours } from '@clinic/core/booking/rules/reminder-times';
import { createLogger } from '@clinic/core/logging/create-logger';
import { expect, test } from 'vitest';
import { reminderHours } from './reminder-hours.ts';

const quiet = createLogger('worker', 'silent');

test('patients are reminded at the hours that the front desk keeps, as they are at that moment', async () => {
  let kept = [72, 3];
  const hours = reminderHours(async () => ({ lembretes_horas: kept.map((horas) => ({ horas })) }), quiet);
  expect(await hours()).toEqual([72, 3]);
  kept = [24];
  expect(await hours()).toEqual([24]);
});

test.each([
  ['the settings are empty', async () => ({})],
  ['the back office is silent', () => Promise.reject(new Error('silent'))],
  ['the answer cannot be read', async () => ({ lembretes_horas: [{ horas: 'às dez' }] })],
])('a confirmation goes out all the same where %s', async (_why, read) => {
  expect(await reminderHours(read, quiet)()).toEqual([...defaultReminderHours]);
});
