import type { Availability } from './availability.ts';
import { nextHourLimits } from './availability-limits.ts';
import type { Slot } from './slots.ts';

/** The first free time of each doctor of a type, the earliest first. */
export type TypeHours = { slots: readonly Slot[]; readAt: Date };
export type NextHours = {
  /** Null while the clinic does not respond: an hour that may be wrong is not told. */
  ofType(typeId: number): Promise<TypeHours | null>;
};

type Entry = { askedAt: number; known: TypeHours | null; reading: Promise<TypeHours | null> | null };
type Options = { availability: Pick<Availability, 'firstOfEach'>; now?: () => number };

/**
 * For pages that everybody reads: the clinic is asked once a minute for all doctors of a type, however many ask here and also when it fails.
 */
export function nextHours({ availability, now = Date.now }: Options): NextHours {
  const entries = new Map<number, Entry>();

  function startReading(typeId: number, entry: Entry): Promise<TypeHours | null> {
    entry.askedAt = now();
    const reading = availability
      .firstOfEach({ typeId, doctorIds: 'anyone' })
      .then((free) => (free.ok && !free.value.isStale ? { slots: free.value.slots, readAt: free.value.readAt } : null))
      .catch(() => null)
      .then((hours) => {
        entry.known = hours;
        entry.reading = null;
        return hours;
      });
    entry.reading = reading;
    return reading;
  }

  return {
    async ofType(typeId) {
      const entry = entries.get(typeId) ?? { askedAt: Number.NEGATIVE_INFINITY, known: null, reading: null };
      entries.set(typeId, entry);
      const ageMs = now() - entry.askedAt;
      if (!entry.reading && ageMs >= nextHourLimits.freshMs) void startReading(typeId, entry);
      const knownForMs = entry.known ? now() - entry.known.readAt.getTime() : Number.POSITIVE_INFINITY;
      // Nobody waits for the clinic each minute anew.
      if (entry.reading && knownForMs >= nextHourLimits.freshMs + nextHourLimits.answeringMs) return entry.reading;
      return entry.known;
    },
  };
}
