import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../identity/passwords/passwords.ts';
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';

/** OWASP's second set for argon2id, which is the package's default algorithm: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes its memory and a thread: beyond these, whoever signs in waits, and beyond the queue is told to try again. */
const atOnce = { running: 2, waiting: 60 };

export function argon2Passwords(): Passwords {
  const limited = concurrencyLimit(atOnce);
  /** Compared with where there is no account: nothing matches it, and it takes as long. */
  const nobodys = hash('no password has this hash', options);
  return {
    hash: (password) => limited(() => hash(password.normalize('NFKC'), options)),
    matches: (stored, password) =>
      limited(async () => {
        const isSame = await verify(stored ?? (await nobodys), password.normalize('NFKC'));
        return isSame && stored !== null;
      }),
  };
}
