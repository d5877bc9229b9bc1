import { pathTo } from '@clinic/core/addresses/path-to';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackOffice } from '../content/load/back-office.ts';
import type { Ids } from '../content/load/ids.ts';
import { loadDocuments } from '../content/load/load-documents.ts';
import { loadFiles } from '../content/load/load-files.ts';
import { loadRedirects } from '../content/load/load-redirects.ts';
import { signInToLoad } from '../content/load/sign-in.ts';
import { storedRows } from '../content/load/stored-rows.ts';
import { emptyTally } from '../content/load/tally.ts';
import { readClinic } from '../content/read-clinic.ts';
import { valueAt } from '../content/value-at.ts';
import { serveTestBackOffice } from './move-in/served-back-office.ts';

const clinic = readClinic();
const picture = 'pictures/instalacoes-recobro.svg';
const category = 'categorias_de_blog/prostata';
const video = 'videos/antes-da-anestesia';
const voice = 'testemunhos/carla';
const article = 'artigos_blog/para-sair-do-site';

function documentIn(folder: string) {
  const found = clinic.documents.find((document) => document.folder === folder);
  if (!found) throw new Error(`there is no ${folder}`);
  return found;
}
/** Without the people that it names, who are not loaded here. */
const { pessoa: _, ...ofVideo } = documentIn(video).fields;
const words = (pt: string, en: string) => ({ pt, en });
const ofArticle = { titulo: words('Para sair', 'To leave'), slug: words('para-sair', 'to-leave'), categoria: [{ refersTo: category }] };
const documents = [
  documentIn(category),
  documentIn(voice),
  { ...documentIn(video), fields: ofVideo },
  { ...documentIn(category), kind: 'artigos_blog' as const, folder: article, fields: ofArticle },
];
const redirect = { from: '/pt/artigo-antigo', to: pathTo('pt', 'article', { artigo: 'para-sair' }), note: 'Para a prova' };

let served: Awaited<ReturnType<typeof serveTestBackOffice>>;
let backOffice: BackOffice;
beforeAll(async () => {
  served = await serveTestBackOffice();
  ({ backOffice } = await signInToLoad(served.url, served.editor));
});
afterAll(() => served.stop());

async function load() {
  const ids: Ids = new Map();
  const [trash, tally] = [new Set<string>(), emptyTally()];
  const files = clinic.pictures.filter(({ path }) => path === picture);
  await loadFiles(backOffice, 'media', files, { ids, trash }, tally);
  await loadDocuments(backOffice, documents, { ids, trash }, tally);
  await loadRedirects(backOffice, [redirect], tally);
  return { ids, trash, tally };
}
const idOf = async (name: string) => (await load()).ids.get(name) ?? 0;
const changing = (path: string, body: object) => backOffice('PATCH', `/api/${path}?locale=pt`, body);
const putAway = (path: string) => changing(path, { deletedAt: new Date().toISOString() });
const nothingChanged = { created: 0, updated: 0, unchanged: documents.length + 2 };
const rowOf = async (collection: string, id: number) => (await storedRows(backOffice, collection)).find((row) => row.id === id);

test('a page that an editor has put into the trash is found there and stays there, and so does what led to it', async () => {
  expect((await load()).tally).toEqual({ created: documents.length + 2, updated: 0, unchanged: 0 });
  expect((await load()).tally).toEqual(nothingChanged);
  const id = await idOf(article);
  const digest = valueAt(await backOffice('GET', `/api/usos/artigos_blog/${id}`), 'digest');
  await backOffice('POST', `/api/usos/artigos_blog/${id}`, { act: 'trash', digest, to: '/pt/contactos' });

  const again = await load();
  expect(again.tally).toEqual(nothingChanged);
  expect([...again.trash]).toEqual([article]);
  expect(again.ids.get(article)).toBe(id);
  expect(await rowOf('artigos_blog', id)).toMatchObject({ deletedAt: expect.any(String) });
  expect(await storedRows(backOffice, 'redirects')).toEqual(
    expect.arrayContaining([expect.objectContaining({ from: redirect.from, to: '/pt/contactos' })]),
  );
});

test('a picture that was taken off its page and put into the trash is not put back, nor is the page', async () => {
  const [videoId, pictureId] = [await idOf(video), await idOf(picture)];
  await changing(`videos/${videoId}`, { imagem: null, _status: 'published' });
  await putAway(`media/${pictureId}`);
  expect((await load()).tally).toEqual(nothingChanged);
  expect(await rowOf('media', pictureId)).toMatchObject({ deletedAt: expect.any(String) });
  expect(await rowOf('videos', videoId)).toMatchObject({ imagem: null, deletedAt: null });
});

test('of two with one name the one that is not in the trash is brought up to date', async () => {
  const trashed = await idOf(voice);
  await putAway(`testemunhos/${trashed}`);
  await backOffice('POST', '/api/testemunhos?locale=pt', { nome: documentIn(voice).fields['nome'], ordem: 1 });
  expect((await load()).tally).toEqual({ ...nothingChanged, updated: 1, unchanged: nothingChanged.unchanged - 1 });
  expect(await idOf(voice)).not.toBe(trashed);
  expect(await rowOf('testemunhos', trashed)).toMatchObject({ deletedAt: expect.any(String) });
});
