const flushMs = 5_000;

/** Collects hits and stores them every few seconds, so that a redirect does not wait for the database. */
export function createRedirectCounter(write: (counts: ReadonlyMap<number, number>) => Promise<void>, onTrouble: (error: unknown) => void) {
  let counts = new Map<number, number>();

  async function flush() {
    const taken = counts;
    counts = new Map();
    await write(taken).catch((error) => {
      for (const [id, hits] of taken) counts.set(id, (counts.get(id) ?? 0) + hits);
      onTrouble(error);
    });
  }
  const timer = setInterval(() => void (counts.size > 0 && flush()), flushMs);

  return {
    count: (id: number) => void counts.set(id, (counts.get(id) ?? 0) + 1),
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
