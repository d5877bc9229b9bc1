import { pathTo } from '@clinic/core/addresses/path-to';
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const area = pathTo('pt', 'personalArea');

test.each([
  '/pt/conta/area-pessoal/historico',
  '/en/conta/area-pessoal/perfil',
  '/pt/marcar-consulta/dados',
  '/pt/conta/area-pessoal/seguranca?abrir=app',
])('leads back to %s, which differs from visitor to visitor', (path) => expect(safeReturnPath(path, area)).toBe(path));

test.each([
  null,
  '',
  'https://elsewhere.example/pt/conta/area-pessoal',
  '//elsewhere.example/pt',
  '/\\elsewhere.example',
  '/pt/sobre-nos',
  '/pt/nao-existe',
  '/pt/conta/login',
  '/pt/conta/sair',
  '/pt/conta/area-pessoal?x=1',
  '/pt/conta/area-pessoal\r\nset-cookie: a=b',
])('leads to the personal area where %j was asked for', (asked) => expect(safeReturnPath(asked, area)).toBe(area));
