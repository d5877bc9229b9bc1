import { expect, test } from 'vitest';
import { discreet } from './mail-discretion.ts';

test.each(['Primeira consulta', 'Segunda opinião', 'Consulta online', 'Second opinion', 'Folha de preparação', 'Follow-up visit'])(
  '“%s” tells nobody anything',
  (name) => expect(discreet(name)).toBe(true),
);

test.each([
  'Consulta de Urologia',
  'Consulta de Andrologia',
  'Ecografia da próstata',
  'Uroflowmetry',
  'Estudo urodinâmico completo',
  'Consulta-PSA',
])('“%s” stays out of mails', (name) => expect(discreet(name)).toBe(false));
