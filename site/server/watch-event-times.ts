import type { Library } from '@clinic/core/content/library/library';
import { readEvents } from '@clinic/core/content/pages/read-events';
import { turningPoints } from '@clinic/core/events/event-facts';

type Options = { library: () => Library; onChange(): void; now?: () => Date };

/** Longer waits than this overflow a timer. */
const longestWaitMs = 24 * 60 * 60_000;

/**
 * Stored pages say of an event whether one can register and whether it is over. Nothing is published when that changes by itself, so a
 * timer waits for the next such moment. `look` is to be called after every publication.
 */
export function watchEventTimes({ library, onChange, now = () => new Date() }: Options): { look(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const nextAfter = (moment: Date): number | undefined =>
    readEvents(library(), 'pt')
      .flatMap(turningPoints)
      .map((point) => point.getTime())
      .filter((point) => point > moment.getTime())
      .toSorted((a, b) => a - b)[0];

  function look() {
    clearTimeout(timer);
    const seen = now();
    const next = nextAfter(seen);
    if (next === undefined) return;
    timer = setTimeout(
      () => {
        if (next <= now().getTime()) onChange();
        look();
      },
      Math.min(next - seen.getTime(), longestWaitMs),
    );
    timer.unref();
  }

  look();
  return { look, stop: () => clearTimeout(timer) };
}
