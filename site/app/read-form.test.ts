import { expect, test } from 'vitest';
import { readForm } from './read-form.server.ts';

const post = (type: string | undefined, body: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body: new TextEncoder().encode(body),
    ...(type && { headers: { 'content-type': type } }),
  });

test('reads a form, and one without fields', async () => {
  expect((await readForm(post('application/x-www-form-urlencoded;charset=UTF-8', 'mode=online')))?.get('mode')).toBe('online');
  expect([...((await readForm(post('application/x-www-form-urlencoded', ''))) ?? ['none'])]).toEqual([]);
});

test.each([
  ['application/json', '{}'],
  [undefined, 'mode=online'],
  ['text/plain', 'mode=online'],
  ['multipart/form-data', 'without a boundary'],
])('what is sent as %s is no form', async (type, body) => {
  expect(await readForm(post(type, body))).toBeNull();
});
