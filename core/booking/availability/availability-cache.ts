import type { ClinicUnavailable } from '../../clinic/clinic-service.ts';
import { err, ok, type Result } from '../../kernel/result.ts';

/** Stale: older than it should be, because the clinic does not respond, or not soon enough. */
export type Kept<Value> = { value: Value; readAt: Date; isStale: boolean };

type Answer<Value> = Result<Value, ClinicUnavailable>;
type Entry<Question, Value> = {
  question: Question;
  last: { value: Value; readAt: Date; isOutdated: boolean } | null;
  reading: Promise<Answer<Kept<Value>>> | null;
};
type Options<Question, Value> = {
  read: (question: Question) => Promise<Answer<Value>>;
  freshMs: number;
  staleMs: number;
  /** How long a caller waits for a new response when a stale one is available. */
  staleAnswerAfterMs: number;
  mostKept: number;
  now: () => number;
};

/** Caches the clinic's responses. Concurrent identical questions make one call. */
export function keepAnswers<Question, Value>({ read, freshMs, staleMs, staleAnswerAfterMs, mostKept, now }: Options<Question, Value>) {
  const entries = new Map<string, Entry<Question, Value>>();

  function entryFor(question: Question): Entry<Question, Value> {
    const key = JSON.stringify(question);
    const entry = entries.get(key) ?? { question, last: null, reading: null };
    // Moved to the end, so that the first entry is the least recently used.
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > mostKept && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  function startReading(entry: Entry<Question, Value>): Promise<Answer<Kept<Value>>> {
    const readAt = new Date(now());
    const reading = read(entry.question)
      .then((answer) => {
        if (!answer.ok) return answer;
        // No longer the current reading: something changed meanwhile, and this result may not include it.
        if (entry.reading === reading) entry.last = { value: answer.value, readAt, isOutdated: false };
        return ok({ value: answer.value, readAt, isStale: false });
      })
      .finally(() => {
        if (entry.reading === reading) entry.reading = null;
      });
    entry.reading = reading;
    return reading;
  }

  return {
    async ask(question: Question): Promise<Answer<Kept<Value>>> {
      const entry = entryFor(question);
      const ageMs = entry.last ? now() - entry.last.readAt.getTime() : Number.POSITIVE_INFINITY;
      if (entry.last && !entry.last.isOutdated && ageMs < freshMs) return ok(asKept(entry.last, false));
      const mayBeStale = ageMs < staleMs;
      const reading = entry.reading ?? startReading(entry);
      const answer = await (mayBeStale ? orUnavailable(reading, staleAnswerAfterMs) : reading);
      // Read from the entry only now: a value that was outdated while we waited must not be returned.
      return !answer.ok && entry.last && mayBeStale ? ok(asKept(entry.last, true)) : answer;
    },

    /** Changes the cached values of these questions at once; the next caller reads them again. */
    outdate(concerns: (question: Question) => boolean, change: (value: Value) => Value): void {
      for (const entry of entries.values()) {
        if (!concerns(entry.question)) continue;
        entry.reading = null;
        if (entry.last) entry.last = { ...entry.last, value: change(entry.last.value), isOutdated: true };
      }
    },
  };
}

const asKept = <Value>({ value, readAt }: { value: Value; readAt: Date }, isStale: boolean): Kept<Value> => ({ value, readAt, isStale });

/** A reading that takes too long continues in the background, and its result is cached. */
async function orUnavailable<Value>(reading: Promise<Answer<Value>>, staleAnswerAfterMs: number): Promise<Answer<Value>> {
  const { promise: outOfPatience, resolve } = Promise.withResolvers<Answer<Value>>();
  const timer = setTimeout(() => resolve(err({ kind: 'clinicUnavailable' })), staleAnswerAfterMs);
  try {
    return await Promise.race([reading, outOfPatience]);
  } finally {
    clearTimeout(timer);
  }
}
