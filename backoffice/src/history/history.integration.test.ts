import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';

const backoffice = backofficeOfFile();

async function send(method: string, path: string, as: 'editor' | 'admin', body?: object) {
  const answer = await backoffice.call(method, path, { as, ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}
const historyOf = async (id: number) => (await send('GET', `/historico/problemas/${id}`, 'editor')).lines;

test('each version says who saved it, whatever the request claims, and which one visitors read', async () => {
  const body = { titulo: 'Com história', guardado_por: 'Outra pessoa', ...backoffice.review, _status: 'published' };
  const { doc } = await send('POST', '/problemas?locale=pt', 'admin', body);
  await send('PATCH', `/problemas/${doc.id}?locale=pt&draft=true`, 'editor', { excerto: 'Novo', _status: 'draft' });
  await backoffice.payload.update({ collection: 'problemas', id: doc.id, draft: true, data: { excerto: 'Ainda mais novo' } });
  expect(await historyOf(doc.id)).toMatchObject([
    { by: null, isPublished: false, isOnSite: false },
    { by: 'editor', isPublished: false, isOnSite: false },
    { by: 'admin', isPublished: true, isOnSite: true },
  ]);
  expect((await backoffice.library()).document('problemas', doc.id, 'pt')).not.toHaveProperty('guardado_por');
});

test('only editors read it, and only of what has versions', async () => {
  for (const as of ['balcao', 'medico', null] as const)
    expect((await backoffice.call('GET', '/historico/problemas/1', { as })).status).toBe(403);
  expect((await backoffice.call('GET', '/historico/utilizadores/1', { as: 'admin' })).status).toBe(404);
  expect((await backoffice.call('GET', '/historico/homepage/homepage', { as: 'editor' })).status).toBe(200);
});
