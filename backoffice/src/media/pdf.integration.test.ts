import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { samplePdf } from '../testing/pdf.ts';
import { pngPicture } from '../testing/pictures.ts';
import { maximumUploadBytes } from './upload-limits.ts';

const backoffice = backofficeOfFile();

const upload = (file: ReturnType<typeof samplePdf>) =>
  backoffice.call('POST', '/ficheiros?locale=pt', { as: 'editor', file, body: { titulo: 'Folheto' } });

test('a PDF gets a name made of its content, beside the pictures', async () => {
  const { json, status } = await upload(samplePdf('Folheto da Próstata'));
  expect(status, JSON.stringify(json)).toBe(201);
  expect(json.doc).toMatchObject({
    filename: expect.stringMatching(/^folheto-da-prostata-[0-9a-f]{10}\.pdf$/),
    mimeType: 'application/pdf',
  });
  expect(await readdir(backoffice.mediaDir)).toContain(json.doc.filename);
});

test('what is no PDF inside is refused, whatever it calls itself', async () => {
  for (const content of [await pngPicture(10, 10), Buffer.from('%PDF-1.7 e mais nada')]) {
    const { json, status } = await upload({ ...samplePdf('falso'), content });
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain('não é um PDF');
  }
});

test.each([
  ['with an action of its own', '1 0 obj << /OpenAction 2 0 R >> endobj', 'ações automáticas', 'automatic actions'],
  ['that is encrypted', 'trailer << /Encrypt 2 0 R >>', 'cifrado', 'encrypted'],
])('a PDF %s is refused in both languages', async (_, inside, pt, en) => {
  const file = { ...samplePdf('perigo'), content: Buffer.from(`%PDF-1.7\n${inside}\nstartxref\n0\n%%EOF\n`) };
  for (const [language, words] of [
    ['pt', pt],
    ['en', en],
  ] as const) {
    const { json, status } = await backoffice.call('POST', '/ficheiros?locale=pt', {
      as: 'editor',
      file,
      language,
      body: { titulo: 'Folheto' },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(words);
  }
});

test('refuses more than 15 MB', async () => {
  const { content, ...named } = samplePdf('grande');
  expect((await upload({ ...named, content: Buffer.concat([content, Buffer.alloc(maximumUploadBytes)]) })).status).toBe(413);
});
