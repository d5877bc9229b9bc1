import { expect, test } from 'vitest';
import { type Role, roles } from '../access/role.ts';
import { ownSections } from './own-sections.ts';

const menuOf = (papel: Role) =>
  ownSections({ papel } as never).map(({ title, entries }) => [title.pt, entries.map((entry) => entry.title.pt)]);

test('each person’s menu begins with the start page, which stands in it once', () => {
  for (const role of roles) {
    const entries = ownSections({ papel: role } as never).flatMap((section) => section.entries);
    expect(entries[0]?.path).toBe('/admin');
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  }
});

test('the front desk finds the day’s work first, and nothing of the editors or the manager', () => {
  expect(menuOf('balcao')).toEqual([
    ['Balcão', ['Painel', 'Por fazer', 'Folha do dia', 'Semana', 'Lista de espera', 'Marcar por telefone']],
    [
      'Consultar',
      [
        'Marcações online',
        'Contas de pacientes',
        'Inscrições em eventos',
        'Boletim: subscritores',
        'Respostas prontas',
        'Estado do sistema',
        'Visita guiada',
      ],
    ],
  ]);
});

test('editors and doctors see nothing of patients’ bookings in their menu', () => {
  expect(menuOf('editor')).toEqual([['Trabalho', ['Painel', 'Para rever', 'Boletim: enviar']]]);
  expect(menuOf('medico')).toEqual([['Trabalho', ['Painel', 'Para rever', 'Os meus pedidos']]]);
});

test('nobody who is not signed in has a menu', () => {
  expect(ownSections(null)).toEqual([]);
});
