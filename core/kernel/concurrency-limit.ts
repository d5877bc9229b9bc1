/** There is no room left even to wait. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * At most `running` pieces of work at once; as many as `waiting` wait in order of arrival, and whoever comes then is told so at once.
 */
export function concurrencyLimit({ running, waiting }: { running: number; waiting: number }) {
  let free = running;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new TooBusy('too many at once');
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
