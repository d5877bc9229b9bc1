import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { readReplyAddress, writeReplyAddress } from './arrived/reply-address.ts';
import { readReturnAddress, writeReturnAddress } from './returns/return-address.ts';

const own = 'respostas@exemplo.pt';

test.each(['booking', 'request', 'registration'] as const)('an address for answers about a %s is none for returned letters', (kind) => {
  const about = { kind, id: randomUUID() };
  const [reply, returned] = [writeReplyAddress(keys, own, about), writeReturnAddress(keys, own, about.id)];
  expect([readReplyAddress(keys, reply), readReturnAddress(keys, returned)]).toEqual([about, about.id]);
  expect([readReturnAddress(keys, reply), readReplyAddress(keys, returned)]).toEqual([null, null]);
});

test('the same id is another address for each thing that a letter can be about', () => {
  const id = randomUUID();
  const addresses = (['booking', 'request', 'registration'] as const).map((kind) => writeReplyAddress(keys, own, { kind, id }));
  expect(new Set(addresses).size).toBe(3);
});
