import { setTimeout as sleep } from 'node:timers/promises';

/** Half of the time nobody is at work, so what takes a second otherwise may take minutes. */
const giveUpAfterMs = 900_000;

/** Whatever fails because something is down is tried again, as a visitor or a provider would. */
export async function persist<T>(work: () => Promise<T>, forMs = giveUpAfterMs): Promise<T> {
  const until = Date.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(1_000);
    }
  }
}
