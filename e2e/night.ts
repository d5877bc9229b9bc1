type Details = { tag?: '@night'; annotation?: { type: 'by day'; description: string } };

/** Every kind of journey is walked for each change, half of them in each language; what only repeats one waits for `.ci/nightly journeys`. */
export const byDay = (isWanted: boolean): Details => (isWanted ? {} : { tag: '@night' });

/** A journey that no change waits for, because this file keeps its promise already. */
export const atNight = (keptBy: string): Details => ({ tag: '@night', annotation: { type: 'by day', description: keptBy } });

/** Of screens that differ from their neighbour by little more than a message, every second one; all of them by night. */
export const halfByDay = <T>(screens: T[], half: 'first' | 'second' = 'first'): T[] =>
  process.env['JOURNEYS'] === 'all' ? screens : screens.filter((_, index) => (index % 2 === 0) === (half === 'first'));
