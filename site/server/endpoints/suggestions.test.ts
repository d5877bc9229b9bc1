import { createLibrary } from '@clinic/core/content/library/library';
import { createLogger } from '@clinic/core/logging/create-logger';
import type { FoundPage, SearchPort, SearchQuestion } from '@clinic/core/search/ask-search';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { logRequests } from '../http/request-log.ts';
import type { SiteEnvironment } from '../site-app.ts';
import { serveSuggestions } from './suggestions.ts';

const page = (id: number, slug: string): FoundPage => ({
  collection: 'problemas',
  documentId: String(id),
  kind: 'problem',
  title: 'Cancro da próstata',
  path: `/pt/problemas/${slug}`,
  summary: '',
  titled: true,
  passage: null,
});
const problem = { id: 1, slug: { pt: 'cancro', en: null }, titulo: { pt: 'Cancro', en: null }, updatedAt: '2026-01-01T00:00:00.000Z' };
const library = createLibrary([{ collection: 'problemas', id: '1', body: problem }]);

function site(find: SearchPort['find']) {
  const lines: string[] = [];
  const questions: SearchQuestion[] = [];
  const app = new Hono<SiteEnvironment>();
  app.use(logRequests(createLogger('site', 'debug', { write: (line) => lines.push(line) }), { mode: 'production', rehearsal: false }));
  const search: SearchPort = {
    find: (question) => {
      questions.push(question);
      return find(question);
    },
  };
  serveSuggestions(app, { search, library: () => library });
  const ask = async (query: string) => {
    const answer = await app.request(`/pesquisa/sugestoes?${query}`);
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  };
  return { ask, lines, questions };
}
const found = (...pages: FoundPage[]) => site(async () => ({ how: 'words', pages, alsoSought: [] }));

test('offers pages that are there, with all the words the browser needs', async () => {
  const { status, json } = await found(page(1, 'cancro'), page(2, 'apagado')).ask('q=cancro&lingua=pt');
  expect(status).toBe(200);
  expect(json).toEqual({
    label: 'Sugestões',
    status: '1 sugestão. Use as setas para a escolher.',
    options: [
      {
        to: '/pt/problemas/cancro',
        kind: 'Problema',
        title: [
          { text: 'Cancro', hit: true },
          { text: ' da próstata', hit: false },
        ],
      },
    ],
  });
});

test('speaks the language asked for, and Portuguese to whoever asks for none', async () => {
  const { ask, questions } = found();
  expect((await ask('q=cancer&lingua=en')).json).toMatchObject({ status: 'No suggestions.' });
  expect((await ask('q=cancer&lingua=xx')).json).toMatchObject({ status: 'Sem sugestões.' });
  expect(questions.map(({ locale }) => locale)).toEqual(['en', 'pt']);
});

test('what is typed is kept nowhere: not by browsers or proxies, not in the log, whatever fails', async () => {
  const failing = site(() => Promise.reject(new Error('canary')));
  for (const { ask, lines } of [found(page(1, 'cancro')), failing]) {
    const { headers, json } = await ask('q=canary&lingua=pt');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('canary');
    expect(JSON.stringify(json)).not.toContain('canary');
  }
  expect((await failing.ask('q=canary')).status).toBe(503);
});

test('a term that is too short, missing or endless costs no search or a short one', async () => {
  const { ask, questions } = found();
  await ask('lingua=pt');
  await ask('q=rim&lingua=pt');
  expect(questions).toEqual([]);
  await ask(`q=${'palavra '.repeat(2_000)}&lingua=pt`);
  expect(questions[0]?.words).toEqual(['palavra']);
});
