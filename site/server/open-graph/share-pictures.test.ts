import { expect, test } from 'vitest';
import { createSharePictures } from './share-pictures.ts';

const card = (title: string) => ({ title, kicker: '', clinic: 'Clínica' });

test('a picture is drawn once, however many ask for it', async () => {
  const drawn: string[] = [];
  const pictures = createSharePictures(async ({ title }) => {
    drawn.push(title);
    return Buffer.from(title);
  });
  await Promise.all([pictures(card('Tumor do rim')), pictures(card('Tumor do rim'))]);
  expect(await pictures(card('Tumor do rim'))).toEqual(Buffer.from('Tumor do rim'));
  expect(drawn).toEqual(['Tumor do rim']);
});

test('pictures are drawn one after the other', async () => {
  let running = 0;
  let most = 0;
  const pictures = createSharePictures(async ({ title }) => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5));
    running--;
    return Buffer.from(title);
  });
  await Promise.all(['a', 'b', 'c'].map((title) => pictures(card(title))));
  expect(most).toBe(1);
});

test('one that fails does not keep the next from being drawn', async () => {
  const pictures = createSharePictures(async ({ title }) => {
    if (title === 'a') throw new Error('no ink');
    return Buffer.from(title);
  });
  await expect(pictures(card('a'))).rejects.toThrow('no ink');
  expect(await pictures(card('b'))).toEqual(Buffer.from('b'));
});

test('a crowd is sent away instead of kept waiting', async () => {
  const pictures = createSharePictures(() => new Promise(() => undefined));
  for (let index = 0; index < 20; index++) void pictures(card(String(index)));
  expect(await pictures(card('one more'))).toBe('busy');
});
