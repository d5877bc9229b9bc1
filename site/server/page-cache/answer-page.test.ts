import { expect, test } from 'vitest';
import { answerPage } from './answer-page.ts';
import { compressBest, toStoredPage } from './stored-page.ts';

const makePage = async () => {
  const body = Buffer.from('<p>olá</p>'.repeat(200));
  const page = toStoredPage(new Response(null, { headers: { 'content-type': 'text/html' } }), body, true);
  await compressBest(page);
  return page;
};
const header = (headers: string[], name: string) => headers[headers.indexOf(name) + 1];
const asked = (acceptEncoding?: string, ifNoneMatch?: string) => ({ method: 'GET', acceptEncoding, ifNoneMatch });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  [undefined, undefined],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const { headers, body } = answerPage(await makePage(), asked(accepted), 'hit');
  expect(headers.includes('content-encoding') ? header(headers, 'content-encoding') : undefined).toBe(encoding);
  expect(header(headers, 'content-length')).toBe(String(body?.byteLength));
});

test('a browser that has the page already gets no body', async () => {
  const page = await makePage();
  const { status, body, headers } = answerPage(page, asked('br', page.etag), 'hit');
  expect(status).toBe(304);
  expect(body).toBeUndefined();
  expect(headers).not.toContain('content-length');
});
