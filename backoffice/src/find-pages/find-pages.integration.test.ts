import { expect, test, vi } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';

const backoffice = backofficeOfFile();

const find = async (typed: string, as: 'editor' | 'admin' = 'editor', language: 'pt' | 'en' = 'pt') =>
  (await backoffice.call('GET', `/encontrar?q=${encodeURIComponent(typed)}`, { as, language })).json.found;

test('a draft is found by its name in either language, without accents, and what is in the trash is not', async () => {
  const { json } = await backoffice.call('POST', '/problemas?locale=pt&draft=true', {
    as: 'editor',
    body: { titulo: 'Incontinência urinária' },
  });
  const { id } = json.doc;
  await backoffice.call('PATCH', `/problemas/${id}?locale=en&draft=true`, { as: 'editor', body: { titulo: 'Leaking urine' } });
  const hit = { kind: 'Problema', href: `/admin/collections/problemas/${id}` };
  expect(await find('incontinencia')).toEqual([{ ...hit, title: 'Incontinência urinária' }]);
  expect(await find('urine leak')).toEqual([{ ...hit, title: 'Leaking urine' }]);
  await backoffice.call('PATCH', `/problemas/${id}?locale=pt`, { as: 'editor', body: { deletedAt: new Date().toISOString() } });
  expect(await find('incontinencia')).toEqual([]);
});

test('pages that exist once, settings and lists are found by what the menu calls them, if one may open them', async () => {
  expect(await find('rodape')).toMatchObject([{ title: 'Rodapé', href: '/admin/globals/rodape' }]);
  expect(await find('problemas')).toContainEqual({ title: 'Problemas', kind: 'Lista', href: '/admin/collections/problemas' });
  expect(await find('problems', 'editor', 'en')).toContainEqual({ title: 'Problems', kind: 'List', href: '/admin/collections/problemas' });
  expect(await find('regras de marcacao')).toEqual([]);
  expect(await find('regras de marcacao', 'admin')).toMatchObject([{ href: '/admin/globals/marcacoes' }]);
});

test('a setting is found by what its field is called, synonyms by any of their words', async () => {
  expect(await find('telefone')).toContainEqual({ title: 'Telefone', kind: 'Definições do site', href: '/admin/globals/definicoes' });
  const { json } = await backoffice.call('POST', '/sinonimos', {
    as: 'editor',
    body: { lingua: 'pt', palavras: ['micção', 'mijar muito'] },
  });
  expect(await find('mijar')).toEqual([
    { title: 'micção, mijar muito', kind: 'Sinónimos', href: `/admin/collections/sinonimos/${json.doc.id}` },
  ]);
});

test('names are read once for all that is typed until something is saved', async () => {
  await find('a');
  const read = vi.spyOn(backoffice.payload, 'find');
  for (const typed of ['b', 'be', 'bex']) await find(typed);
  const asked = read.mock.calls.filter(([{ collection }]) => collection === 'problemas');
  read.mockRestore();
  expect(asked).toHaveLength(0);
  await backoffice.call('POST', '/problemas?locale=pt&draft=true', { as: 'editor', body: { titulo: 'Bexiga hiperativa' } });
  expect(await find('bexiga hiperativa')).toMatchObject([{ title: 'Bexiga hiperativa' }]);
});

test('only editors ask', async () => {
  for (const as of ['balcao', 'medico', null] as const) expect((await backoffice.call('GET', '/encontrar?q=a', { as })).status).toBe(403);
});
