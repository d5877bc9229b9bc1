import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const limits = { maxBytes: 10, withinMs: 50 };
const sent = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

test('a form that comes in pieces is whole', async () => {
  const read = await readBody(sent('mode=', 'inPer'), limits);
  expect(read.ok && new TextDecoder().decode(read.value)).toBe('mode=inPer');
});

test('nothing sent is an empty form', async () => expect(await readBody(null, limits)).toEqual({ ok: true, value: new Uint8Array() }));

test('one byte too many is refused', async () =>
  expect(await readBody(sent('mode=', 'inPers'), limits)).toEqual({ ok: false, error: { kind: 'tooLong' } }));

test('whoever does not come to an end is refused after the time is over', async () => {
  const endless = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  expect(await readBody(endless, limits)).toEqual({ ok: false, error: { kind: 'tooSlow' } });
});
