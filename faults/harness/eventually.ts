import { setTimeout as sleep } from 'node:timers/promises';

export async function eventually<T>(look: () => Promise<T | null | undefined | false | 0>, what: string, ms = 60_000): Promise<T> {
  const until = Date.now() + ms;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > until) throw new Error(`did not happen: ${what}`);
    await sleep(50);
  }
}
