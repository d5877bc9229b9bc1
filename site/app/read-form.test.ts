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

test('what no keyboard types is left out, files too', async () => {
  const form = await readForm(post('application/x-www-form-urlencoded', 'name=Maria%00%01&name2=S%C3%A3o%0AJo%C3%A3o'));
  expect([...(form ?? [])]).toEqual([
    ['name', 'Maria'],
    ['name2', 'São\nJoão'],
  ]);
  const parts =
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\0y\r\n--b\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nz\r\n--b--\r\n';
  expect([...((await readForm(post('multipart/form-data; boundary=b', parts))) ?? [])]).toEqual([['a', 'xy']]);
});
