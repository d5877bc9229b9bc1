import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiEndpoints } from './api-endpoints.ts';
import { type ApiUnderTest, anEmail, ownOrigin as origin, startApi } from './testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const paths = apiEndpoints.map(({ path }) => path);
const defaults: Record<string, [string, string]> = {
  '/register': ['Registration failed', 'O registo falhou'],
  '/verify': ['Registration failed', 'O registo falhou'],
  '/login': ['Login failed', 'O início de sessão falhou'],
  '/login/code': ['Login failed', 'O início de sessão falhou'],
  '/update-user': ['Update failed', 'A atualização falhou'],
  '/update-user/code': ['Update failed', 'A atualização falhou'],
  '/forgot-password': ['Password reset request failed', 'O pedido de nova palavra-passe falhou'],
  '/reset-password': ['Password reset failed', 'A definição da nova palavra-passe falhou'],
  '/refresh-token': ['Token refresh failed', 'A renovação da sessão falhou'],
};

test('every specified sentence is tried below', () => {
  expect(paths).toEqual(expect.arrayContaining(Object.keys(defaults)));
});

test.each(paths)('%s is called by POST, from our own pages or from no page', async (path) => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD']) {
    const answer = await api.send(path, {}, { method, origin });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
  }
  for (const foreign of ['https://exemplo.com', 'null', `${origin}.exemplo.com`, ''])
    expect(await api.send(path, {}, { origin: foreign })).toMatchObject({ status: 403, code: 'foreignOrigin' });
});

test.each(paths)('%s reads JSON of a reasonable size, and nothing else', async (path) => {
  const tooLarge = JSON.stringify({ email: 'a'.repeat(17_000) });
  expect(await api.send(path, null, { raw: tooLarge })).toMatchObject({ status: 413, code: 'tooLarge' });
  for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])
    expect(await api.send(path, null, { contentType, raw: '{}' })).toMatchObject({ status: 415 });
  for (const raw of ['{', 'null', '[]', '"text"', '7', '{"a":1}{'])
    expect(await api.send(path, null, { raw }), raw).toMatchObject({ status: 400, code: 'invalid' });
});

test.each(apiEndpoints.map(({ path, body }) => [path, Object.keys(body.shape)] as const))(
  '%s names each field of the wrong type',
  async (path, names) => {
    const wrong = await api.send(path, Object.fromEntries(names.map((name) => [name, { no: 'such type' }])));
    expect(wrong).toMatchObject({ status: 400, code: 'invalid' });
    expect((wrong.fields as { name: string }[]).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(JSON.stringify(wrong.json)).not.toContain('no such type');
  },
);

test.each(Object.entries(defaults))('%s fails with its sentence, in English unless Portuguese is asked for', async (path, [en, pt]) => {
  const fail = async (body: object, language?: string) =>
    (await api.send(path, { email: 1, code: 1, token: 1, id: 1, refresh_token: 1, ...body }, language ? { language } : {})).message;
  expect(await fail({})).toBe(en);
  expect(await fail({}, 'de-DE,fr;q=0.8')).toBe(en);
  expect(await fail({}, 'en;q=0.4, pt-PT;q=0.9')).toBe(pt);
  expect(await fail({ locale: 'pt' }, 'en')).toBe(pt);
  expect(await fail({ locale: 'en' }, 'pt')).toBe(en);
});

test('what is no endpoint is not found, in the same form', async () => {
  for (const path of ['/', '/x', '/login/', '/login/code/x'])
    expect((await api.send(path)).json).toEqual({ status: 'error', message: 'There is no such endpoint', code: 'notFound' });
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', '\u0000', '\ud800', "'; --", 'a'.repeat(300), anEmail()),
);
const anything = fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
const bodies = apiEndpoints.map(({ path, body }) =>
  fc
    .record(Object.fromEntries(Object.keys(body.shape).map((name) => [name, anything])), { requiredKeys: [] })
    .map((sent) => ({ path, sent })),
);
const plausible = fc.constantFrom(
  ...[{ password: 'o gato da vizinha come sardinhas', name: 'Ana', consent: true, use: 'signIn', locale: 'pt' as const }],
);
const header = fc.option(fc.stringMatching(/^[\x21-\x7e]{0,80}$/), { nil: undefined });

test('whatever is sent, the answer is one that the description promises, and never a failure of ours', { timeout: 120_000 }, async () => {
  const { access } = await api.anAppAccount();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...bodies), plausible, fc.boolean(), header, header, async ({ path, sent }, base, isApp, bearer, cookie) => {
      const body = { ...base, email: anEmail(), code: '1', token: 'x', id: 'x', ...sent };
      const held = isApp ? { bearer: bearer ?? access } : { origin, cookie: `__Host-access_token=${cookie}; __Host-device=${cookie}` };
      const { status } = await api.send(path, body, held);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
  expect(api.reported).toEqual([]);
});
