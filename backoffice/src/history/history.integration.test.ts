import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { VersionsTable } from './versions-table.tsx';

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

test('a page that is published in one language is one line of its history, and the drafts kept beside it are none', async () => {
  const body = { titulo: 'Numa língua', ...backoffice.review, _status: 'published' };
  const { doc } = await send('POST', '/problemas?locale=pt', 'admin', body);
  await send('PATCH', `/problemas/${doc.id}?locale=en&draft=true`, 'editor', { titulo: 'In one language', _status: 'draft' });
  await send('PATCH', `/problemas/${doc.id}?locale=pt&publishSpecificLocale=pt`, 'editor', { excerto: 'Já', _status: 'published' });
  const { docs } = await backoffice.payload.db.findVersions({ collection: 'problemas', where: { parent: { equals: doc.id } } });
  expect(docs, 'what is stored').toHaveLength(4);
  expect(await historyOf(doc.id)).toMatchObject([
    { by: 'editor', isPublished: true, isOnSite: true },
    { by: 'editor', isPublished: false, isOnSite: false },
    { by: 'admin', isPublished: true, isOnSite: false },
  ]);
});

test('only editors read it, and only of what has versions', async () => {
  for (const as of ['balcao', 'medico', null] as const)
    expect((await backoffice.call('GET', '/historico/problemas/1', { as })).status).toBe(403);
  expect((await backoffice.call('GET', '/historico/utilizadores/1', { as: 'admin' })).status).toBe(404);
  expect((await backoffice.call('GET', '/historico/homepage/homepage', { as: 'editor' })).status).toBe(200);
});

const place = { segments: ['collections', 'problemas', '7', 'versions'], query: {}, isChoice: false };
const line = { id: 31, at: '2026-07-03T09:02:00.000Z', by: 'Ana Editora', isPublished: true, isOnSite: true };

test('the tab of versions names who saved each, by the clinic’s clock, in the language of the reader', () => {
  const program = { ...line, id: 30, by: null, isPublished: false, isOnSite: false };
  const html = renderToStaticMarkup(VersionsTable({ lines: [line, program], place, language: 'pt' }));
  expect(html).toContain(
    '<a href="/admin/collections/problemas/7/versions/31">03/07/2026, 10:02</a></td><td>Ana Editora</td><td>no site</td>',
  );
  expect(html).toContain('<td>um programa</td><td>rascunho</td>');
  const english = renderToStaticMarkup(VersionsTable({ lines: [line], place, language: 'en' }));
  expect(english).toContain('Saved (Lisbon time)</th><th scope="col">By</th>');
  expect(english).toContain('<td>on the site</td>');
});

test('in the sheet of a comparison a version takes the place of the older one, and nothing else that was chosen is lost', () => {
  const chosen = { ...place, query: { modifiedOnly: 'false', versionFrom: '12' }, isChoice: true };
  const html = renderToStaticMarkup(VersionsTable({ lines: [line], place: chosen, language: 'pt' }));
  expect(html).toContain('<a href="?modifiedOnly=false&amp;versionFrom=31">');
});

test('whatever has versions shows them in this list', () => {
  const { collections, globals } = backoffice.payload.config;
  for (const { slug, versions, admin } of [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-')))
    if (versions) expect(JSON.stringify(admin.components?.views?.edit?.versions), slug).toContain('versions-view.tsx#VersionsView');
});
