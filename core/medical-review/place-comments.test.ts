import { expect, test } from 'vitest';
import type { Passage } from './passage.ts';
import { placeComments } from './place-comments.ts';
import { quotesOf } from './quotes.ts';

const passage = (path: string, text: string, locale: 'pt' | 'en' = 'pt'): Passage => ({
  ...{ path, locale, text },
  place: { pt: path, en: path },
});
const about = (where: Passage, text: string) => {
  const quote = quotesOf(where).find((one) => one.text === text);
  if (!quote) throw new Error(`“${text}” cannot be quoted`);
  return { path: where.path, locale: where.locale, digest: quote.digest };
};
const text = 'Um em cada oito homens. O Dr. Silva explica.\nNem sempre se trata.';

test('a comment is about a whole passage or one of its sentences; an abbreviation ends none', () => {
  expect(quotesOf(passage('a', text)).map((quote) => quote.text)).toEqual([
    text,
    'Um em cada oito homens.',
    'O Dr. Silva explica.',
    'Nem sempre se trata.',
  ]);
  expect(quotesOf(passage('a', 'Uma só frase.')).map((quote) => quote.text)).toEqual(['Uma só frase.']);
});

test('the same words in the other language are other words', () => {
  const [pt, en] = [quotesOf(passage('a', 'PSA'))[0], quotesOf(passage('a', 'PSA', 'en'))[0]];
  expect(pt?.digest).not.toBe(en?.digest);
});

test('a comment holds while its sentence stands, whatever changes around it', () => {
  const comment = about(passage('a', text), 'Nem sempre se trata.');
  const [placed] = placeComments([comment], [passage('a', 'Um em cada sete. Nem sempre se trata.')]);
  expect(placed).toMatchObject({ at: { path: 'a' }, isCurrent: true });
});

test('a comment whose words changed stays at its place and is not current', () => {
  const comment = about(passage('a', text), 'Um em cada oito homens.');
  const [placed] = placeComments([comment], [passage('a', 'Um em cada sete homens. Nem sempre se trata.')]);
  expect(placed).toMatchObject({ at: { path: 'a' }, isCurrent: false });
});

test('a comment goes with its words to another row; where they stand twice or nowhere it goes to neither', () => {
  const comment = about(passage('b.1', text), text);
  expect(placeComments([comment], [passage('b.0', text)])[0]).toMatchObject({ at: { path: 'b.0' }, isCurrent: true });
  expect(placeComments([comment], [passage('b.0', text), passage('b.2', text)])[0]).toMatchObject({ at: null, isCurrent: false });
  expect(placeComments([comment], [passage('b.1', 'Outra.'), passage('b.1', text, 'en')])[0]).toMatchObject({
    at: { path: 'b.1', locale: 'pt' },
    isCurrent: false,
  });
});
