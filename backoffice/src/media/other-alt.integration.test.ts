import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngPicture } from '../testing/pictures.ts';
import { startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';

let backoffice: TestBackoffice;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
});
afterAll(() => backoffice.stop());

const altOf = async (id: number, locale: 'pt' | 'en') =>
  (await backoffice.call('GET', `/media/${id}?locale=${locale}&depth=0`, { as: 'editor' })).json.alt ?? null;

async function upload(locale: 'pt' | 'en', body: object) {
  const file = { name: 'rim.png', type: 'image/png', content: await pngPicture(30 + ++counter, 20) };
  const { json, status } = await backoffice.call('POST', `/media?locale=${locale}`, { as: 'editor', body, file });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc as { id: number; filename: string };
}
let counter = 0;

test('a picture that is uploaded in one language has its words in both after one save', async () => {
  const { id, filename } = await upload('pt', { alt: 'Um rim', alt_outra_lingua: ' A kidney ' });
  expect(await altOf(id, 'pt')).toBe('Um rim');
  expect(await altOf(id, 'en')).toBe('A kidney');
  const { json } = await backoffice.call('GET', `/media/${id}?locale=pt&depth=0`, { as: 'editor' });
  expect(json.filename).toBe(filename);
  const english = await upload('en', { alt: 'A bladder', alt_outra_lingua: 'Uma bexiga' });
  expect(await altOf(english.id, 'pt')).toBe('Uma bexiga');
  expect(await altOf(english.id, 'en')).toBe('A bladder');
});

test('an empty field takes nothing away, and a changed one replaces the words of the other language alone', async () => {
  const { id } = await upload('pt', { alt: 'Um rim', alt_outra_lingua: 'A kidney' });
  const save = (body: object) => backoffice.call('PATCH', `/media/${id}?locale=pt`, { as: 'editor', body });
  await save({ alt: 'O rim', alt_outra_lingua: '' });
  expect([await altOf(id, 'pt'), await altOf(id, 'en')]).toEqual(['O rim', 'A kidney']);
  await save({ alt_outra_lingua: 'The kidney' });
  expect([await altOf(id, 'pt'), await altOf(id, 'en')]).toEqual(['O rim', 'The kidney']);
});
