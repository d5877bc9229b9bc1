import { createAddressBook } from '@clinic/core/addresses/address-book';
import { resolveAddress } from '@clinic/core/addresses/resolve-address';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { readAddresses } from '../addresses/list-addresses.ts';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';

const backoffice = backofficeOfFile();

async function send(method: string, path: string, body?: object) {
  const answer = await backoffice.call(method, path, { as: 'editor', ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}
const published = async (collection: string, body: object): Promise<number> =>
  (await send('POST', `/${collection}?locale=pt`, { ...body, ...backoffice.review, _status: 'published' })).doc.id;
const move = (collection: string, id: number, slug: string, locale = 'pt', more: object = {}) =>
  send('PATCH', `/${collection}/${id}?locale=${locale}`, { slug, ...more, _status: 'published' });
const rows = async () => (await send('GET', '/redirects?limit=0&sort=from&depth=0')).docs as { id: number; from: string; to: string }[];
const rowsOf = async (part: string) => (await rows()).filter(({ from }) => from.includes(part)).map(({ from, to }) => `${from} → ${to}`);

/** Where the site would send a visitor. */
async function visit(path: string) {
  const req = await createLocalReq({}, backoffice.payload);
  return resolveAddress(path, createAddressBook(await readAddresses(req)), await rows());
}

test('an address that changes leads on, in its own language, and never by way of another', async () => {
  const id = await published('problemas', { titulo: 'Rim um' });
  await move('problemas', id, 'kidney-one', 'en', { titulo: 'Kidney one' });
  expect(await rowsOf('')).toEqual([]);
  await move('problemas', id, 'rim-dois');
  await move('problemas', id, 'kidney-two', 'en');
  expect(await rowsOf('')).toEqual(['/en/problems/kidney-one → /en/problems/kidney-two', '/pt/problemas/rim-um → /pt/problemas/rim-dois']);
  await move('problemas', id, 'rim-tres');
  expect(await rowsOf('/pt/')).toEqual([
    '/pt/problemas/rim-dois → /pt/problemas/rim-tres',
    '/pt/problemas/rim-um → /pt/problemas/rim-tres',
  ]);
  expect(await visit('/pt/problemas/rim-um')).toMatchObject({ kind: 'moved', to: '/pt/problemas/rim-tres' });
  await move('problemas', id, 'rim-um');
  expect(await rowsOf('/pt/')).toEqual(['/pt/problemas/rim-dois → /pt/problemas/rim-um', '/pt/problemas/rim-tres → /pt/problemas/rim-um']);
  expect(await visit('/pt/problemas/rim-um')).toEqual({ kind: 'page' });
});

test('a draft moves nothing before it is published', async () => {
  const id = await published('problemas', { titulo: 'Quieto' });
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true`, { slug: 'mexido', _status: 'draft' });
  expect(await rowsOf('quieto')).toEqual([]);
  await send('PATCH', `/problemas/${id}?locale=pt`, { _status: 'published' });
  expect(await rowsOf('quieto')).toEqual(['/pt/problemas/quieto → /pt/problemas/mexido']);
});

test('the treatments of a section move with it, and one that changes its section leads on, too', async () => {
  const [section, other] = [
    await published('tratamentos_pp', { titulo: 'Bexiga' }),
    await published('tratamentos_pp', { titulo: 'Uretra' }),
  ];
  const treatment = await published('tratamentos', { titulo: 'Laser', seccao: section });
  await move('tratamentos_pp', section, 'bexiga-nova');
  expect(await visit('/pt/tratamentos/bexiga/laser')).toMatchObject({ to: '/pt/tratamentos/bexiga-nova/laser' });
  expect(await visit('/pt/tratamentos/bexiga')).toMatchObject({ to: '/pt/tratamentos/bexiga-nova' });
  await send('PATCH', `/tratamentos/${treatment}?locale=pt`, { seccao: other, _status: 'published' });
  expect(await rowsOf('laser')).toEqual([
    '/pt/tratamentos/bexiga-nova/laser → /pt/tratamentos/uretra/laser',
    '/pt/tratamentos/bexiga/laser → /pt/tratamentos/uretra/laser',
  ]);
});

test('a page that takes an old address takes it from the row', async () => {
  const id = await published('problemas', { titulo: 'Primeiro' });
  await move('problemas', id, 'primeiro-b');
  const second = await published('problemas', { titulo: 'Primeiro' });
  expect(await rowsOf('primeiro')).toEqual([]);
  expect(await visit('/pt/problemas/primeiro')).toEqual({ kind: 'page' });
  expect(second).not.toBe(id);
});
