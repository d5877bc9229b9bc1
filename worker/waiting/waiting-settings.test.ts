import { createLibrary } from '@clinic/core/content/library/library';
import { expect, test } from 'vitest';
import { offerSettings } from './waiting-settings.ts';

const env = { WAITING_HOLD_MINUTES: 30, WAITING_OFFERS: 3, WAITING_QUIET_HOURS: '21:00-08:00' };
const kept = (tipos: Record<string, unknown>[]) => createLibrary([{ collection: 'marcacoes', id: 'marcacoes', body: { tipos } }]);

test('for which types an hour is offered by itself is what the manager has published when it opens', () => {
  let library = kept([{ tipo_id: 462, nome: 'Consulta', oferta_automatica: false }]);
  const { isAutomatic } = offerSettings(env, () => library);
  expect(isAutomatic(462)).toBe(false);
  library = kept([{ tipo_id: 462, nome: 'Consulta', oferta_automatica: true }]);
  expect(isAutomatic(462)).toBe(true);
});

test('where nothing is said, as of a type that left the site, it is offered', () => {
  const { isAutomatic } = offerSettings(env, () => kept([{ tipo_id: 462, nome: 'Consulta' }]));
  expect([isAutomatic(462), isAutomatic(471)]).toEqual([true, true]);
});

test('no hour is offered over night, unless that is wanted', () => {
  const library = () => createLibrary([]);
  expect(offerSettings(env, library).quiet).toEqual({ from: '21:00', until: '08:00' });
  expect(offerSettings({ ...env, WAITING_QUIET_HOURS: 'none' }, library).quiet).toBeNull();
});
