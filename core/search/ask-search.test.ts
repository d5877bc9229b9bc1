import { expect, test } from 'vitest';
import { type FoundPage, type FoundPages, type SearchQuestion, search, suggest } from './ask-search.ts';

const page = (more: Partial<FoundPage>): FoundPage => ({
  collection: 'problemas',
  documentId: '1',
  kind: 'problem',
  title: 'Litíase e cólica renal',
  path: '/pt/problemas/litiase-e-colica-renal',
  summary: 'Dor forte nas costas.',
  titled: true,
  passage: null,
  ...more,
});

function answering(found: Partial<FoundPages>) {
  const questions: SearchQuestion[] = [];
  const find = async (question: SearchQuestion) => {
    questions.push(question);
    return { how: 'words' as const, pages: [], alsoSought: [], ...found };
  };
  return { port: { find }, questions };
}

test('a term that is too short is not asked', async () => {
  const { port, questions } = answering({});
  expect(await search(port, ' rim ', 'pt')).toEqual({ ok: false, error: { kind: 'termTooShort' } });
  expect(await suggest(port, 'rim', 'pt')).toEqual([]);
  expect(questions).toEqual([]);
});

test('what means the same is marked too', async () => {
  const { port } = answering({ pages: [page({})], alsoSought: ['litiase', 'colica renal'] });
  const answer = await search(port, 'pedra no rim', 'pt');
  expect(answer).toMatchObject({ ok: true, value: { term: 'pedra no rim', total: 1, how: 'words' } });
  const [group] = answer.ok ? answer.value.groups : [];
  expect(group?.pages[0]?.title.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Litíase', 'cólica', 'renal']);
});

test('the kind of the best page comes first, and pages keep their order', async () => {
  const [first, second, third] = [page({ kind: 'exam', path: '/pt/a' }), page({ path: '/pt/b' }), page({ kind: 'exam', path: '/pt/c' })];
  const answer = await search(answering({ pages: [first, second, third] }).port, 'litíase', 'pt');
  const groups = answer.ok ? answer.value.groups.map(({ kind, pages }) => ({ kind, paths: pages.map(({ path }) => path) })) : [];
  expect(groups).toEqual([
    { kind: 'exam', paths: ['/pt/a', '/pt/c'] },
    { kind: 'problem', paths: ['/pt/b'] },
  ]);
});

test('the summary is shown unless only the text shows why the page was found; either is cut at 285 characters', async () => {
  const passage = { text: `ma noite. As pedras nascem assim. ${'Mais palavras. '.repeat(30)}`, begins: false };
  const { port } = answering({ pages: [page({ passage }), page({ summary: `As pedras. ${'Resumo longo. '.repeat(40)}`, passage })] });
  const answer = await search(port, 'pedras', 'pt');
  const shown = answer.ok
    ? answer.value.groups.flatMap(({ pages }) => pages.map(({ excerpt }) => excerpt.map(({ text }) => text).join('')))
    : [];
  expect(shown[0]).toMatch(/^…noite\. As pedras nascem assim\./);
  expect(shown[1]).toMatch(/^As pedras\. Resumo longo\./);
  for (const text of shown) {
    expect(text.length).toBeLessThanOrEqual(285);
    expect(text).toMatch(/…$/);
  }
});

test('a longer name of the same thing does not mark what nobody asked for', async () => {
  const { port } = answering({ pages: [page({ title: 'Ecografia da próstata' })], alsoSought: ['ecografia prostata', 'ultrassonografia'] });
  expect((await suggest(port, 'ecogra', 'pt'))[0]?.title.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Ecografia']);
});

test('pages whose title does not say it are offered only where no other does', async () => {
  const [titled, other] = [page({ path: '/pt/a' }), page({ path: '/pt/b', titled: false })];
  expect((await suggest(answering({ pages: [titled, other] }).port, 'litia', 'pt')).map(({ path }) => path)).toEqual(['/pt/a']);
  expect((await suggest(answering({ pages: [other] }).port, 'litia', 'pt')).map(({ path }) => path)).toEqual(['/pt/b']);
});

test('while somebody types the last word is unfinished, and few pages are offered', async () => {
  const { port, questions } = answering({ pages: Array.from({ length: 9 }, () => page({})) });
  expect(await suggest(port, 'litia', 'pt')).toHaveLength(7);
  expect(questions).toMatchObject([{ locale: 'pt', words: ['litia'], unfinished: true }]);
});
