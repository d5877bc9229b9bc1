import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeListSearchAndWhere } from 'payload/shared';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { jpegWithPlace, pngPicture } from '../testing/pictures.ts';
import { maximumUploadBytes } from './upload-limits.ts';

const backoffice = backofficeOfFile();

const upload = (name: string, content: Buffer, type = 'image/png', language: 'pt' | 'en' = 'pt') =>
  backoffice.call('POST', '/media?locale=pt', { as: 'editor', file: { name, type, content }, body: { alt: 'Sala de espera' }, language });
const stored = (name: string) => path.join(backoffice.mediaDir, name);

test('a picture gets a name made of its content, and every size in AVIF and WebP', async () => {
  const { json, status } = await upload('Sala de Espera (1).PNG', await pngPicture(2000, 1000));
  expect(status).toBe(201);
  expect(json.doc.filename).toMatch(/^sala-de-espera-1-[0-9a-f]{10}\.png$/);
  for (const width of [480, 960, 1600]) {
    for (const format of ['avif', 'webp']) {
      const size = json.doc.sizes[`w${width}_${format}`];
      expect(size).toMatchObject({ width, height: width / 2, mimeType: `image/${format}` });
      expect((await sharp(stored(size.filename)).metadata()).width).toBe(width);
    }
  }
  expect(json.doc.sizes.thumbnail).toMatchObject({ width: 240, height: 240, mimeType: 'image/webp' });
});

test('a small picture is not blown up, and has every size all the same', async () => {
  const { json } = await upload('pequena.png', await pngPicture(300, 200));
  expect(json.doc.sizes.w1600_avif).toMatchObject({ width: 300, height: 200, mimeType: 'image/avif' });
  expect(await readdir(backoffice.mediaDir)).toContain(json.doc.sizes.w480_webp.filename);
});

test('other content under the same name is another file, and the replaced one goes', async () => {
  const first = await upload('logo.png', await pngPicture(100, 100));
  const file = { name: 'logo.png', type: 'image/png', content: await pngPicture(101, 100) };
  const second = await backoffice.call('PATCH', `/media/${first.json.doc.id}?locale=pt`, { as: 'editor', file, body: { alt: 'Logótipo' } });
  expect(second.json.doc.filename).toMatch(/^logo-[0-9a-f]{10}\.png$/);
  expect(second.json.doc.filename).not.toBe(first.json.doc.filename);
  const files = await readdir(backoffice.mediaDir);
  expect(files).toContain(second.json.doc.filename);
  expect(files).not.toContain(first.json.doc.filename);
});

test('what a camera wrote into a photograph is not stored', async () => {
  const photograph = await jpegWithPlace(400, 300);
  expect((await sharp(photograph).metadata()).exif).toBeDefined();
  const { json } = await upload('foto.jpg', photograph, 'image/jpeg');
  expect((await sharp(stored(json.doc.filename)).metadata()).exif).toBeUndefined();
});

test('a drawing is stored clean, as a drawing', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(2)</script><path d="M0 0h10"/></svg>';
  const { json, status } = await upload('Desenho.svg', Buffer.from(drawing), 'image/svg+xml');
  expect(status, JSON.stringify(json)).toBe(201);
  expect(json.doc).toMatchObject({ mimeType: 'image/svg+xml', filename: expect.stringMatching(/^desenho-[0-9a-f]{10}\.svg$/) });
  const kept = await readFile(stored(json.doc.filename), 'utf8');
  expect(kept).toContain('<path d="M0 0h10"');
  expect(kept).not.toMatch(/script|onload|alert/);
});

test.each([
  ['a page that calls itself a picture', 'foto.png', 'image/png', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a page that calls itself a drawing', 'desenho.svg', 'image/svg+xml', Buffer.from('<html><svg></svg></html>')],
  ['a PDF', 'folheto.pdf', 'application/pdf', Buffer.from('%PDF-1.7')],
])('refuses %s', async (_, name, type, content) => {
  const { json, status } = await upload(name, content, type);
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain('não é JPEG, PNG, WebP, AVIF nem SVG');
});

test('a picture with the wrong ending gets the right one', async () => {
  const { json } = await upload('foto.jpg', await pngPicture(20, 20), 'image/jpeg');
  expect(json.doc).toMatchObject({ filename: expect.stringMatching(/\.png$/), mimeType: 'image/png' });
});

test('refuses more than 15 MB', async () => {
  for (const [language, words] of [
    ['pt', 'O ficheiro tem mais de 15 MB.'],
    ['en', 'The file is larger than 15 MB.'],
  ] as const) {
    const { json, status } = await upload('grande.png', Buffer.alloc(maximumUploadBytes + 1), 'image/png', language);
    expect(status).toBe(413);
    expect(JSON.stringify(json)).toContain(words);
  }
});

test('refuses a picture without words for those who cannot see it', async () => {
  const file = { name: 'muda.png', type: 'image/png', content: await pngPicture(30, 30) };
  const { status } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', file, body: {} });
  expect(status).toBe(400);
});

test('a picture is looked for in its list by what it shows, in the language of the list', async () => {
  const file = { name: 'a.png', type: 'image/png', content: await pngPicture(31, 31) };
  const { json } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', file, body: { alt: 'Uma pedra no ureter' } });
  const { config } = backoffice.payload.collections.media;
  const where = mergeListSearchAndWhere({ collectionConfig: config, search: 'pedra' });
  const { docs } = await backoffice.payload.find({ collection: 'media', locale: 'pt', where });
  expect(docs.map(({ id }) => id)).toEqual([json.doc.id]);
});
