import { expect, test } from 'vitest';
import { changedPassages } from './changed-passages.ts';
import { compareWords } from './compare-words.ts';
import { clinicalDigest, type Passage } from './passage.ts';
import { isOlderThanWords, type Signature, validSignature } from './valid-signature.ts';

const passage = (path: string, text: string, locale: 'pt' | 'en' = 'pt'): Passage => ({
  ...{ path, locale, text },
  place: { pt: path, en: path },
});
const signature = (id: string, digest: string, wasPublic = true): Signature => ({
  ...{ id, digest, wasPublic },
  ...{ reviewerId: 1, signatory: null, hand: null, reviewedOn: '2026-11-03' },
});

test('a changed word, language or place is another text; an empty field and the order of fields are not', () => {
  const text = [passage('resumo', 'Um em cada oito homens'), passage('resumo', 'One man in eight', 'en')];
  const digest = clinicalDigest(text);
  expect(clinicalDigest(text.toReversed())).toBe(digest);
  expect(clinicalDigest([...text, passage('novo', '')])).toBe(digest);
  expect(clinicalDigest([passage('resumo', 'Um em cada sete homens'), passage('resumo', 'One man in eight', 'en')])).not.toBe(digest);
  expect(clinicalDigest([passage('resumo', 'One man in eight'), passage('resumo', 'Um em cada oito homens', 'en')])).not.toBe(digest);
  expect(clinicalDigest([passage('outro', 'Um em cada oito homens'), passage('resumo', 'One man in eight', 'en')])).not.toBe(digest);
});

test('a signature holds for the text it was given to and for no other', () => {
  expect(validSignature([signature('1', 'a')], 'a')?.id).toBe('1');
  expect(validSignature([signature('1', 'a')], 'b')).toBeNull();
  expect(validSignature([], 'a')).toBeNull();
});

test('what was read anew and published does not come back under an older signature', () => {
  expect(validSignature([signature('2', 'b'), signature('1', 'a')], 'a')).toBeNull();
});

test('a draft that was signed and is not public yet leaves the public page its signature', () => {
  const signatures = [signature('2', 'b', false), signature('1', 'a')];
  expect(validSignature(signatures, 'a')?.id).toBe('1');
  expect(validSignature(signatures, 'b')?.id).toBe('2');
});

test('a signature on paper is older than words that were signed otherwise since, or on the same day', () => {
  const last = signature('1', 'a');
  expect(isOlderThanWords({ digest: 'b', day: '2026-11-02' }, last)).toBe(true);
  expect(isOlderThanWords({ digest: 'b', day: '2026-11-03' }, last)).toBe(true);
  expect(isOlderThanWords({ digest: 'b', day: '2026-11-04' }, last)).toBe(false);
  expect(isOlderThanWords({ digest: 'a', day: '2026-11-02' }, last)).toBe(false);
  expect(isOlderThanWords({ digest: 'b', day: '2020-01-01' }, null)).toBe(false);
});

test('a doctor is shown what changed, what is new and what is gone, in each language', () => {
  const signed = [passage('a', 'igual'), passage('b', 'antes'), passage('b', 'before', 'en'), passage('c', 'saiu')];
  const current = [passage('a', 'igual'), passage('b', 'depois'), passage('b', 'before', 'en'), passage('d', 'entrou')];
  expect(changedPassages(signed, current)).toMatchObject([
    { path: 'b', locale: 'pt', before: 'antes', after: 'depois' },
    { path: 'd', before: '', after: 'entrou' },
    { path: 'c', before: 'saiu', after: '' },
  ]);
});

test('two versions of a sentence are read as one, with what went and what came', () => {
  expect(compareWords('Um em cada oito homens tem cancro.', 'Um em cada sete homens tem cancro.')).toEqual([
    { kind: 'same', text: 'Um em cada ' },
    { kind: 'gone', text: 'oito ' },
    { kind: 'new', text: 'sete ' },
    { kind: 'same', text: 'homens tem cancro.' },
  ]);
  expect(compareWords('', 'Tudo novo.')).toEqual([{ kind: 'new', text: 'Tudo novo.' }]);
  expect(compareWords('Tudo velho.', '')).toEqual([{ kind: 'gone', text: 'Tudo velho.' }]);
});

test('texts too long to compare word by word are shown whole, one after the other', () => {
  const long = (word: string) => `${word} `.repeat(2_500);
  expect(compareWords(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['gone', 'new']);
});
