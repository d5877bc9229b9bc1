import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { twoColours } from '../testing/pictures.ts';

const backoffice = backofficeOfFile();

/** Red on the left, blue on the right. */
const picture = async (width: number) => ({ name: 'sala.png', type: 'image/png', content: await twoColours(width, 400) });

async function upload(width: number, body: object = {}) {
  const { json, status } = await backoffice.call('POST', '/media?locale=pt', {
    as: 'editor',
    file: await picture(width),
    body: { alt: 'Sala', ...body },
  });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc;
}
const save = async (id: number, body: object) =>
  (await backoffice.call('PATCH', `/media/${id}?locale=pt`, { as: 'editor', body })).json.doc;

const fileOf = (name: string) => path.join(backoffice.mediaDir, name);
const colourOf = async (name: string) => {
  const { dominant } = await sharp(await readFile(fileOf(name))).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};
const publishedPoint = async (id: number) => {
  const row = (await backoffice.library()).document('media', id, 'pt');
  return [row?.['focalX'], row?.['focalY']];
};

test('a point is kept as it was set, at the very corner too, and visitors have it at once', async () => {
  const { id } = await upload(1000, { focalX: 0, focalY: 100 });
  expect(await publishedPoint(id)).toEqual([0, 100]);
  await save(id, { focalX: 72.4, focalY: 33 });
  expect(await publishedPoint(id)).toEqual([72, 33]);
});

test('a picture without a point has none, and keeps what it has when something else is saved', async () => {
  const { id } = await upload(1001);
  expect(await publishedPoint(id)).toEqual([null, null]);
  await save(id, { focalX: 20, focalY: 30 });
  await save(id, { alt: 'A sala', alt_outra_lingua: 'The room' });
  expect(await publishedPoint(id)).toEqual([20, 30]);
  await save(id, { focalX: null, focalY: null });
  expect(await publishedPoint(id)).toEqual([null, null]);
});

test('a moved point leaves the file and its sizes as they are, and cuts the small square anew', async () => {
  const before = await upload(1002, { focalX: 0, focalY: 50 });
  expect(await colourOf(before.sizes.thumbnail.filename)).toBe('red');
  const original = await readFile(fileOf(before.filename));
  const after = await save(before.id, { focalX: 100, focalY: 50 });
  expect(after.filename).toBe(before.filename);
  expect(after.sizes.w480_webp).toEqual(before.sizes.w480_webp);
  expect(await readFile(fileOf(before.filename))).toEqual(original);
  expect(await colourOf(after.sizes.thumbnail.filename)).toBe('blue');
  expect(await sharp(fileOf(after.sizes.thumbnail.filename)).metadata()).toMatchObject({ width: 240, height: 240, format: 'webp' });
});

test('another file in its place has no point: the old one meant another picture', async () => {
  const { id } = await upload(1003, { focalX: 10, focalY: 10 });
  const { json } = await backoffice.call('PATCH', `/media/${id}?locale=pt`, { as: 'editor', file: await picture(1004), body: {} });
  expect(json.doc).toMatchObject({ focalX: null, focalY: null });
});

test('what is no place in the picture becomes the nearest that is one', async () => {
  const { id } = await upload(1005, { focalX: -5, focalY: 140 });
  expect(await publishedPoint(id)).toEqual([0, 100]);
  await save(id, { focalX: 'left', focalY: 3 });
  expect(await publishedPoint(id)).toEqual([null, null]);
});
