import { expect, test } from 'vitest';
import { TooBusy } from '../../kernel/concurrency-limit.ts';
import { argon2Passwords } from './argon2-passwords.ts';

test('of 200 at once a bounded number is hashed, in bounded memory, and the others are told at once to come back', async () => {
  const passwords = argon2Passwords();
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 5);
  const all = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.matches(null, 'cavalo bateria agrafo 73')));
  clearInterval(watch);
  const refused = all.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(138);
  for (const reason of refused) expect(reason).toBeInstanceOf(TooBusy);
  // Two at once take 38 MiB; two hundred would take almost four gigabytes.
  expect(most).toBeLessThan(400 * 1_024 * 1_024);
  expect(await passwords.matches(await passwords.hash('x'), 'x'), 'and afterwards all is as before').toBe(true);
});

test('the same password typed with composed or single letters is the same', async () => {
  const passwords = argon2Passwords();
  const hash = await passwords.hash('coração'.normalize('NFC'));
  expect(await passwords.matches(hash, 'coração'.normalize('NFD'))).toBe(true);
  expect(await passwords.matches(hash, 'coracao')).toBe(false);
  expect(await passwords.matches(null, 'coração')).toBe(false);
});
