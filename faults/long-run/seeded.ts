export type Random = { next: () => number; between: (from: number, to: number) => number; pick: <T>(choices: readonly T[]) => T };

/** The same numbers for the same seed (mulberry32), so that a run that went wrong can be run again. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    pick: (choices) => {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new RangeError('nothing to choose from');
      return chosen;
    },
  };
}
