import pg from 'pg';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { testWorkerKey } from '../testing/test-backoffice.ts';
import type { UnsavedText } from './form-standing.ts';
import { openingField } from './opening.ts';

const backoffice = backofficeOfFile();

type Who = 'editor' | 'admin';

async function send(method: string, path: string, as: Who, body?: object) {
  const answer = await backoffice.call(method, path, { as, ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}

const tell = (id: number | string, as: Who, sign: object) => send('POST', `/aberto/problemas/${id}`, as, { locale: 'pt', ...sign });

async function newProblem(titulo: string) {
  const { doc } = await send('POST', '/problemas?locale=pt', 'editor', { titulo, ...backoffice.review, _status: 'published' });
  return doc as { id: number; updatedAt: string };
}

async function inDatabase(statement: string) {
  const client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

test('what was typed and not saved is there when the editor comes back, for that editor and language alone, and nowhere else', async () => {
  const { id, updatedAt } = await newProblem('Por guardar');
  const typed = { titulo: 'Escrito e não guardado', updatedAt };
  await tell(id, 'editor', { act: 'open' });
  expect((await tell(id, 'editor', { act: 'type', body: typed, base: updatedAt })).keptAt).toBeTruthy();
  expect((await tell(id, 'editor', { act: 'open' })).unsaved).toMatchObject([{ body: typed }]);
  expect((await tell(id, 'editor', { act: 'open', locale: 'en' })).unsaved).toEqual([]);
  expect((await tell(id, 'admin', { act: 'open' })).unsaved).toEqual([]);

  expect((await backoffice.library()).document('problemas', id, 'pt')?.['titulo']).toBe('Por guardar');
  const { lines } = await send('GET', `/historico/problemas/${id}`, 'editor');
  expect(lines).toHaveLength(1);
  expect(await send('GET', `/problemas/${id}?draft=true&locale=pt`, 'editor')).toMatchObject({ titulo: 'Por guardar' });
});

test('a save, a deliberate throwing away, or the same words saved by another way end what was unsaved', async () => {
  const { id } = await newProblem('Três fins');
  const isUnsaved = async () => (await tell(id, 'editor', { act: 'open' })).unsaved.length > 0;
  const type = (titulo: string) => tell(id, 'editor', { act: 'type', body: { ...backoffice.review, titulo, slug: 'tres-fins' } });
  await type('Um');
  expect(await isUnsaved()).toBe(true);
  await send('PATCH', `/problemas/${id}?draft=true&locale=pt`, 'editor', { titulo: 'Um', _status: 'draft' });
  expect(await isUnsaved()).toBe(false);
  await type('Dois');
  await tell(id, 'editor', { act: 'drop' });
  expect(await isUnsaved()).toBe(false);
  await type('Três');
  await send('PATCH', `/problemas/${id}?draft=true&locale=pt`, 'admin', { titulo: 'Três', _status: 'draft' });
  expect(await isUnsaved()).toBe(false);
});

test('a new document that was never saved is kept for whoever began it, and two may begin one at once', async () => {
  await tell('novo', 'editor', { act: 'type', body: { titulo: 'Primeiras palavras' } });
  const other = await tell('novo', 'admin', { act: 'open' });
  expect(other).toMatchObject({ holder: null, others: [], unsaved: [] });
  expect((await tell('novo', 'editor', { act: 'open' })).unsaved).toMatchObject([{ body: { titulo: 'Primeiras palavras' } }]);
  await send('POST', '/problemas?locale=pt&draft=true', 'editor', { titulo: 'Primeiras palavras' });
  expect((await tell('novo', 'editor', { act: 'open' })).unsaved).toEqual([]);
});

test('in two windows with the same form each keeps its own words, a save of one leaves those of the other, and each is offered again', async () => {
  const { id, updatedAt } = await newProblem('Em duas janelas');
  const pages = [
    { at: id, save: () => send('PATCH', `/problemas/${id}?draft=true&locale=pt`, 'editor', { ...words('Um'), updatedAt }) },
    { at: 'novo', save: () => send('POST', '/problemas?draft=true&locale=pt', 'editor', words('Um')) },
  ];
  const words = (titulo: string) => ({ titulo, _status: 'draft', [openingField]: 'janela-1' });
  for (const { at, save } of pages) {
    const unsaved = async () =>
      (await tell(at, 'editor', { act: 'open', opening: 'janela-3' })).unsaved.map(
        ({ opening, body }: UnsavedText) => `${opening}: ${body['titulo']}`,
      );
    const type = (opening: string, titulo: string, of?: string) =>
      tell(at, 'editor', { act: 'type', opening, body: { titulo }, ...(of ? { of } : {}) });
    await type('janela-1', 'Um');
    await type('janela-2', 'Dois');
    expect(await unsaved()).toEqual(['janela-2: Dois', 'janela-1: Um']);
    await save();
    expect(await unsaved()).toEqual(['janela-2: Dois']);
    expect((await tell(at, 'editor', { act: 'look', opening: 'janela-1' })).keptAt).toBeNull();
    expect((await tell(at, 'editor', { act: 'look', opening: 'janela-2' })).keptAt).toBeTruthy();
    await type('janela-3', 'Dois e mais', 'janela-2');
    expect(await unsaved()).toEqual(['janela-3: Dois e mais']);
    await type('janela-1', 'Outra vez');
    await tell(at, 'editor', { act: 'drop', of: 'janela-3' });
    expect(await unsaved()).toEqual(['janela-1: Outra vez']);
  }
  expect(await send('GET', `/problemas/${id}?draft=true&locale=pt`, 'editor')).not.toHaveProperty(openingField);
});

test('who has the page is named with the minute, can be relieved, and leaves it by leaving or by falling silent', async () => {
  const { id } = await newProblem('De duas pessoas');
  expect((await tell(id, 'editor', { act: 'open' })).holder).toBeNull();
  await tell(id, 'editor', { act: 'type', body: { titulo: 'Do editor' } });
  const second = await tell(id, 'admin', { act: 'open' });
  expect(second.holder).toEqual({ name: 'editor', since: expect.any(String), typedAt: expect.any(String) });
  expect(second.others).toMatchObject([{ name: 'editor' }]);

  expect((await tell(id, 'admin', { act: 'take' })).holder).toBeNull();
  expect((await tell(id, 'editor', { act: 'look' })).holder.name).toBe('admin');
  // What the first one typed is still theirs, and stands beside what the second one types.
  const beside = await tell(id, 'admin', { act: 'look' });
  const asked = { locale: 'pt', body: { titulo: 'Do administrador' }, beside: beside.others[0].id };
  const { changes } = await send('POST', `/aberto/problemas/${id}/comparar`, 'admin', asked);
  expect(changes).toMatchObject([{ path: 'titulo', before: 'Do editor', after: 'Do administrador' }]);

  await tell(id, 'admin', { act: 'leave' });
  expect((await tell(id, 'editor', { act: 'look' })).holder).toBeNull();
  expect((await tell(id, 'admin', { act: 'open' })).holder.name).toBe('editor');
  await inDatabase("update core.open_documents set seen_at = now() - interval '6 minutes'");
  expect((await tell(id, 'admin', { act: 'look' })).holder).toBeNull();
});

test('nobody saves over words that somebody else has saved since, before having seen them', async () => {
  const { id, updatedAt } = await newProblem('Aberto por dois');
  const late = { titulo: 'Guardado depois', updatedAt };
  await send('PATCH', `/problemas/${id}?draft=true&locale=pt`, 'admin', { titulo: 'Guardado primeiro', updatedAt, _status: 'draft' });
  for (const way of ['draft=true&', '']) {
    const refused = await backoffice.call('PATCH', `/problemas/${id}?${way}locale=pt`, { as: 'editor', body: late });
    expect(refused.status).toBe(409);
    expect(refused.json.errors[0].message).toMatch(/^admin guardou outra versão desta página \(hoje, \d\d:\d\d\)/);
  }
  const { saved } = await tell(id, 'editor', { act: 'look', base: updatedAt });
  expect(saved.by).toBe('admin');
  const { changes } = await send('POST', `/aberto/problemas/${id}/comparar`, 'editor', { locale: 'pt', body: late, beside: 'saved' });
  expect(changes).toContainEqual(expect.objectContaining({ path: 'titulo', before: 'Guardado primeiro', after: 'Guardado depois' }));

  // Having seen both: the other text stays among the versions.
  await send('PATCH', `/problemas/${id}?draft=true&locale=pt`, 'editor', { ...late, updatedAt: saved.at, _status: 'draft' });
  const versions = await send('GET', `/problemas/versions?where[parent][equals]=${id}&locale=pt&sort=-updatedAt`, 'editor');
  expect(versions.docs.map((one: { version: { titulo: string } }) => one.version.titulo)).toEqual([
    'Guardado depois',
    'Guardado primeiro',
    'Aberto por dois',
  ]);
});

test('of two saves in the same moment one is refused, and its words are still with whoever typed them', async () => {
  for (const way of ['draft=true&', '']) {
    const { id, updatedAt } = await newProblem(`No mesmo instante ${way}`);
    const save = (as: Who) => backoffice.call('PATCH', `/problemas/${id}?${way}locale=pt`, { as, body: { titulo: `De ${as}`, updatedAt } });
    const answers = await Promise.all([save('admin'), save('editor')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'admin' : 'editor';
    expect(await send('GET', `/problemas/${id}?draft=true&locale=pt`, 'editor')).toMatchObject({ titulo: `De ${winner}` });
  }
});

test('a save in the other language, or of the same words, stands in nobody’s way', async () => {
  const { id, updatedAt } = await newProblem('Nas duas línguas');
  await send('PATCH', `/problemas/${id}?draft=true&locale=en`, 'admin', { titulo: 'In both', updatedAt, _status: 'draft' });
  await send('PATCH', `/problemas/${id}?draft=true&locale=pt`, 'editor', { titulo: 'Só português', updatedAt, _status: 'draft' });
  expect(await send('GET', `/problemas/${id}?draft=true&locale=all`, 'editor')).toMatchObject({
    titulo: { pt: 'Só português', en: 'In both' },
  });
});

test('settings are guarded the same', async () => {
  const before = await send('GET', '/globals/rodape?locale=pt', 'editor');
  const { result } = await send('POST', '/globals/rodape?locale=pt', 'admin', { updatedAt: before.updatedAt });
  const base = new Date(new Date(result.updatedAt).getTime() - 60_000).toISOString();
  const refused = await backoffice.call('POST', '/globals/rodape?locale=pt', { as: 'editor', body: { updatedAt: base } });
  expect(refused.status).toBe(409);
  await send('POST', '/globals/rodape?locale=pt', 'editor', { updatedAt: result.updatedAt });
});

test('a page leaves the site at once under the hands of somebody who edits it, and keeps what they typed; into the trash it does not go', async () => {
  const { id } = await newProblem('A ser escrita');
  await tell(id, 'admin', { act: 'open' });
  await tell(id, 'admin', { act: 'type', body: { titulo: 'A meio' } });
  const leave = async (act: 'withdraw' | 'trash') => {
    const { digest } = await send('GET', `/usos/problemas/${id}`, 'editor');
    return backoffice.call('POST', `/usos/problemas/${id}`, { as: 'editor', body: { act, digest, to: null } });
  };
  const refused = await leave('trash');
  expect(refused.status).toBe(423);
  expect(refused.json.errors[0].message).toContain('admin está a editar esta página');
  expect((await leave('withdraw')).status).toBe(200);
  expect((await backoffice.library()).document('problemas', id, 'pt')).toBeUndefined();
  expect((await tell(id, 'admin', { act: 'open' })).unsaved).toMatchObject([{ body: { titulo: 'A meio' } }]);
});

test('whoever may not save a form neither keeps nor reads anything of it', async () => {
  const { id } = await newProblem('Só de editores');
  const sign = { act: 'type', locale: 'pt', body: { titulo: 'Intruso' } };
  for (const as of ['balcao', 'medico', null] as const) {
    expect((await backoffice.call('POST', `/aberto/problemas/${id}`, { as, body: sign })).status).toBe(403);
    const asked = { locale: 'pt', body: {}, beside: 'saved' };
    expect((await backoffice.call('POST', `/aberto/problemas/${id}/comparar`, { as, body: asked })).status).toBe(403);
  }
  const elsewhere = { as: 'editor', body: sign, headers: { origin: 'https://elsewhere.example' } } as const;
  expect((await backoffice.call('POST', `/aberto/problemas/${id}`, elsewhere)).status).toBe(403);
  expect((await backoffice.call('POST', '/aberto/utilizadores/1', { as: 'admin', body: sign })).status).toBe(403);
  expect((await backoffice.call('POST', `/aberto/problemas/${id}`, { as: 'editor', body: { act: 'steal' } })).status).toBe(400);
});

test('what nobody came back for in thirty days goes with the trash', async () => {
  const { id } = await newProblem('Esquecido');
  await tell(id, 'editor', { act: 'type', body: { titulo: 'Nunca mais' } });
  await inDatabase(`update core.open_documents set seen_at = now() - interval '31 days' where document = '${id}'`);
  await backoffice.call('POST', '/lixo/esvaziar', { as: null, headers: { authorization: `Bearer ${testWorkerKey}` } });
  expect(await inDatabase(`select from core.open_documents where document = '${id}'`)).toHaveLength(0);
});
