import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { pngPicture } from '../testing/pictures.ts';

const backoffice = backofficeOfFile();

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

test('a caption is written in both languages at once, and can be taken away in the other one', async () => {
  const captionOf = async (id: number, locale: 'pt' | 'en') =>
    (await backoffice.call('GET', `/media/${id}?locale=${locale}&depth=0`, { as: 'editor' })).json.legenda || null;
  const { id } = await upload('pt', {
    ...{ alt: 'Um rim', alt_outra_lingua: 'A kidney' },
    ...{ legenda: 'Visto de trás', legenda_outra_lingua: 'Seen from behind' },
  });
  expect([await captionOf(id, 'pt'), await captionOf(id, 'en')]).toEqual(['Visto de trás', 'Seen from behind']);
  const save = (body: object) => backoffice.call('PATCH', `/media/${id}?locale=pt`, { as: 'editor', body });
  await save({ alt: 'O rim' });
  expect(await captionOf(id, 'en')).toBe('Seen from behind');
  await save({ legenda_outra_lingua: '' });
  expect([await captionOf(id, 'pt'), await captionOf(id, 'en')]).toEqual(['Visto de trás', null]);
});

test('a form that leaves the other language empty is told so at that field, before the page that uses the picture is refused', async () => {
  const file = { name: 'rim.png', type: 'image/png', content: await pngPicture(30 + ++counter, 20) };
  const body = { alt: 'Um rim', alt_outra_lingua: '' };
  const { json, status } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', body, file });
  expect(status).toBe(400);
  expect(json.errors[0].data.errors).toEqual([
    expect.objectContaining({ path: 'alt_outra_lingua', message: expect.stringContaining('nas duas línguas') }),
  ]);
  // A field that nobody touched is not in what the browser sends.
  const fromForm = { as: 'editor', body: { alt: 'Um rim' }, headers: { 'sec-fetch-site': 'same-origin' } } as const;
  const untouched = await backoffice.call('POST', '/media?locale=pt', { ...fromForm, file: { ...file, name: 'outro.png' } });
  expect(untouched.status).toBe(400);
  expect(untouched.json.errors[0].data.errors).toEqual(json.errors[0].data.errors);
  const whole = { ...fromForm, body: { alt: 'Um rim', alt_outra_lingua: 'A kidney' }, file };
  expect((await backoffice.call('POST', '/media?locale=pt', whole)).status).toBe(201);
  // The load of the demo and the move-in write the other language afterwards.
  const { id } = await upload('pt', { alt: 'Um rim' });
  const captioned = await backoffice.call('PATCH', `/media/${id}?locale=pt`, {
    as: 'editor',
    body: { alt_outra_lingua: '', legenda_outra_lingua: 'Seen from behind' },
  });
  expect(captioned.json.errors[0].data.errors[0].path).toBe('alt_outra_lingua');
});
