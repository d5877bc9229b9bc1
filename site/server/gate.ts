/** There is no room left even to wait. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Lets at most `places` pieces of work run at once and as many as `waiting` wait in order of arrival; whoever comes then is told
 * so at once. For work that anybody can ask for and nothing can be kept of.
 */
export function createGate({ places, waiting }: { places: number; waiting: number }) {
  let free = places;
  const queue: (() => void)[] = [];
  return {
    async enter<T>(work: () => Promise<T>): Promise<T> {
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
    },
  };
}
