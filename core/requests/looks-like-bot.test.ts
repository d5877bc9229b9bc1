import { expect, test } from 'vitest';
import { askForWork } from '../http/proof-of-work.ts';
import { solvedWork } from '../http/testing/solved-work.ts';
import { looksLikeBot } from './looks-like-bot.ts';

const secret = 'a secret';
const formId = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';

test('a filled trap, haste and missing work each look like a bot', async () => {
  const sent = { formId, ageSeconds: 20, trap: '', solution: await solvedWork(await askForWork(secret, formId, new Date())) };
  expect(await looksLikeBot(secret, sent)).toBe(false);
  for (const odd of [{ trap: 'https://example.com' }, { ageSeconds: 1 }, { solution: '' }])
    expect(await looksLikeBot(secret, { ...sent, ...odd })).toBe(true);
});
