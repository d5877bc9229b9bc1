import { addressesIn } from '../library-load/ask-at-once.ts';
import { inMs } from '../load/percentile.ts';
import { startReaders } from '../load/readers.ts';
import { loadQuestions } from '../search-load/questions.ts';

const slowestAllowedMs = 5_000;

/**
 * Readers of one site that nobody kills, at a steady pace. Pages are read with and without a database; searches and free hours may be
 * refused while there is none, but in good time.
 */
export async function startSoakReaders(origin: string, perSecond: number) {
  const pages = await addressesIn(origin);
  // Whoever reads a page for the first time is measured by `pnpm library:load`.
  for (const address of pages) await (await fetch(address)).arrayBuffer();
  const searches = loadQuestions.map((typed) => `${origin}/pt/pesquisa?${new URLSearchParams({ q: typed })}`);
  const kinds = [
    { name: 'pages', mayBeRefused: false, readers: startReaders(pages, perSecond * 0.94) },
    { name: 'searches', mayBeRefused: true, readers: startReaders(searches, perSecond * 0.04) },
    { name: 'hours', mayBeRefused: true, readers: startReaders([`${origin}/proximas-horas?lingua=pt`], perSecond * 0.02) },
  ];
  return {
    async stop() {
      const read = await Promise.all(kinds.map(async ({ readers, ...kind }) => ({ ...kind, ...(await readers.stop()) })));
      const wrong = read.flatMap(({ name, mayBeRefused, statuses, times }) => {
        const bad = [...statuses].filter(([status]) => status !== 200 && !(mayBeRefused && status === 503));
        const slowest = times.reduce((most, ms) => Math.max(most, ms), 0);
        return [
          ...bad.map(([status, count]) => `${count} ${name} answered with ${status}`),
          ...(slowest > slowestAllowedMs ? [`${name}: the slowest took ${inMs(slowest)}`] : []),
        ];
      });
      const asked = read.reduce((sum, kind) => sum + kind.asked, 0);
      const slowestMs = read.flatMap(({ times }) => times).reduce((most, ms) => Math.max(most, ms), 0);
      return { asked, slowestMs, wrong };
    },
  };
}
