import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { pngPicture } from '../testing/pictures.ts';

const backoffice = backofficeOfFile();

type Doc = { id: number; updatedAt: string };

async function send(method: string, path: string, body?: object) {
  const answer = await backoffice.call(method, path, { as: 'editor', ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}

const type = (form: string, body: object, locale = 'pt') => send('POST', `/aberto/${form}`, { act: 'type', locale, body });
const unsaved = async (form: string, locale = 'pt') =>
  (await send('POST', `/aberto/${form}`, { act: 'open', locale })).unsaved[0]?.body ?? null;

const newProblem = async (titulo: string): Promise<Doc> =>
  (await send('POST', '/problemas?locale=pt', { titulo, ...backoffice.review, _status: 'published' })).doc;

/** As the form of the document sends it, with the time of the version it was opened with. */
const saveForm = async (collection: string, { id, updatedAt }: Doc, body: object): Promise<Doc> =>
  (await send('PATCH', `/${collection}/${id}?locale=pt`, { updatedAt, ...body })).doc;
const move = (page: Doc, slug: string) => saveForm('problemas', page, { slug, _status: 'published' });

const redirectTo = async (slug: string): Promise<{ id: number; from: string }[]> =>
  (await send('GET', `/redirects?where[to][equals]=/pt/problemas/${slug}&sort=from&depth=0`)).docs;

async function newPicture(): Promise<Doc> {
  const file = { name: 'rim.png', type: 'image/png', content: await pngPicture(30, 20) };
  const body = { alt: 'Um rim', alt_outra_lingua: 'A kidney' };
  const { json, status } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', body, file });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc;
}

test('a half-typed redirect survives the ones that are made when a page moves', async () => {
  const page = await newProblem('Mudo de casa');
  const begun = { from: '/pt/folheto-antigo', to: '/pt/con' };
  await type('redirects/novo', begun);
  const moved = await move(page, 'casa-dois');
  const [made] = await redirectTo('casa-dois');
  expect(made?.from).toBe('/pt/problemas/mudo-de-casa');
  expect(await unsaved('redirects/novo')).toEqual(begun);

  const note = { from: '/pt/problemas/mudo-de-casa', to: '/pt/problemas/casa-dois', note: 'Do folheto de mar' };
  await type(`redirects/${made?.id}`, note);
  await move(moved, 'casa-tres');
  expect(await redirectTo('casa-tres')).toHaveLength(2);
  expect(await unsaved(`redirects/${made?.id}`)).toEqual(note);
});

test('what follows from a save is not refused because of the time that the form of another document sent', async () => {
  const page = await newProblem('Mudo duas vezes');
  const moved = await move(page, 'vezes-um');
  const moving = { slug: 'vezes-dois', updatedAt: moved.updatedAt, _status: 'published' };
  const again = await backoffice.call('PATCH', `/problemas/${page.id}?locale=pt`, { as: 'editor', body: moving });
  expect(again.status, JSON.stringify(again.json)).toBe(200);
  expect((await redirectTo('vezes-dois')).map(({ from }) => from)).toEqual(['/pt/problemas/mudo-duas-vezes', '/pt/problemas/vezes-um']);
});

test('what was typed in English survives a Portuguese save of the picture that writes the English words, too', async () => {
  const picture = await newPicture();
  const english = { alt: 'A kidney, seen from' };
  await type(`media/${picture.id}`, english, 'en');
  await type(`media/${picture.id}`, { alt: 'O ri' });
  await saveForm('media', picture, { alt: 'O rim', alt_outra_lingua: 'The kidney' });
  expect((await send('GET', `/media/${picture.id}?locale=en&depth=0`)).alt).toBe('The kidney');
  expect(await unsaved(`media/${picture.id}`, 'en')).toEqual(english);
  expect(await unsaved(`media/${picture.id}`)).toBeNull();
});

test('a page that leaves the site and comes back by the trash brings back what was typed and not saved', async () => {
  const page = await newProblem('Vai e volta');
  const typed = { titulo: 'Escrito antes de sair' };
  await type(`problemas/${page.id}`, typed);
  for (const act of ['withdraw', 'trash']) {
    const { digest } = await send('GET', `/usos/problemas/${page.id}`);
    await send('POST', `/usos/problemas/${page.id}`, { act, digest, to: null });
  }
  const restored = await send('PATCH', `/problemas?trash=true&where[id][equals]=${page.id}`, { deletedAt: null, _status: 'draft' });
  expect(restored.docs).toHaveLength(1);
  expect(await unsaved(`problemas/${page.id}`)).toEqual(typed);
});

test('a change from a list, an older version and a copy of another document take nothing that was typed', async () => {
  const page = await newProblem('Só da lista');
  const [typed, begun] = [{ titulo: 'Por guardar' }, { titulo: 'Um novo problema' }];
  await type(`problemas/${page.id}`, typed);
  await type('problemas/novo', begun);
  await send('PATCH', `/problemas?locale=pt&where[id][in]=${page.id}`, { _status: 'published' });
  expect(await unsaved(`problemas/${page.id}`)).toEqual(typed);
  const versions = await send('GET', `/problemas/versions?where[parent][equals]=${page.id}&sort=updatedAt&limit=1`);
  await send('POST', `/problemas/versions/${versions.docs[0].id}?draft=true`);
  expect(await unsaved(`problemas/${page.id}`)).toEqual(typed);
  await send('POST', `/problemas/${page.id}/duplicate?locale=pt`, { _status: 'draft' });
  expect(await unsaved('problemas/novo')).toEqual(begun);
});

test('the form of a document, once saved, has nothing unsaved, whatever was kept of it on the way', async () => {
  const page = await newProblem('Guardado à pressa');
  await type(`problemas/${page.id}`, { titulo: 'Guardado à pre' });
  await type('problemas/novo', { titulo: 'Come' });
  await saveForm('problemas', page, { titulo: 'Guardado com calma', _status: 'published' });
  expect(await unsaved(`problemas/${page.id}`)).toBeNull();
  await newProblem('Começado e acabado');
  expect(await unsaved('problemas/novo')).toBeNull();
});
