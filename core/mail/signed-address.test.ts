import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { readReplyAddress, writeReplyAddress } from './arrived/reply-address.ts';
import { readReturnAddress, writeReturnAddress } from './returns/return-address.ts';

test('an address for answers is none for returned letters, and the other way round', () => {
  const id = randomUUID();
  const [reply, returned] = [writeReplyAddress(keys, 'respostas@exemplo.pt', id), writeReturnAddress(keys, 'respostas@exemplo.pt', id)];
  expect([readReplyAddress(keys, reply), readReturnAddress(keys, returned)]).toEqual([id, id]);
  expect([readReturnAddress(keys, reply), readReplyAddress(keys, returned)]).toEqual([null, null]);
});
