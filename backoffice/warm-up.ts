import { setTimeout as sleep } from 'node:timers/promises';

const attempts = 60;
const pauseMs = 500;

/** The first answer loads the whole back office and opens the database; the first editor of the day must not be the one to ask. */
export async function warmUp(origin: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answered = await fetch(`${origin}/api/utilizadores/me`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await sleep(pauseMs);
  }
}
