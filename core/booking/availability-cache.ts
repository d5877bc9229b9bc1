import { err, ok, type Result } from '../kernel/result.ts';
import type { ClinicSilence } from './clinic-service.ts';

/** Stale: older than it should be, because the clinic does not answer, or not soon enough. */
export type Kept<Value> = { value: Value; readAt: Date; isStale: boolean };

type Answer<Value> = Result<Value, ClinicSilence>;
type Entry<Question, Value> = {
  question: Question;
  last: { value: Value; readAt: Date; isOutdated: boolean } | null;
  reading: Promise<Answer<Kept<Value>>> | null;
};
type Options<Question, Value> = {
  read: (question: Question) => Promise<Answer<Value>>;
  freshMs: number;
  staleMs: number;
  /** Whoever can have a stale answer waits no longer than this for a new one. */
  patienceMs: number;
  mostKept: number;
  now: () => number;
};

/** Keeps the clinic's answers for a while. However many ask the same at the same time, the clinic is asked once. */
export function keepAnswers<Question, Value>({ read, freshMs, staleMs, patienceMs, mostKept, now }: Options<Question, Value>) {
  const entries = new Map<string, Entry<Question, Value>>();

  function entryFor(question: Question): Entry<Question, Value> {
    const key = JSON.stringify(question);
    const entry = entries.get(key) ?? { question, last: null, reading: null };
    // Put in last again, so that the first is what nobody has asked for the longest.
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
        // No longer the current one: something changed while it was under way, and it may not know.
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
      const answer = await (mayBeStale ? orSilence(reading, patienceMs) : reading);
      // Taken from the entry only now: what was struck out while we waited must not come back.
      return !answer.ok && entry.last && mayBeStale ? ok(asKept(entry.last, true)) : answer;
    },

    /** What is kept of these questions is changed at once, and read anew by whoever asks next. */
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

/** A reading that takes too long goes on by itself, and is kept when it comes. */
async function orSilence<Value>(reading: Promise<Answer<Value>>, patienceMs: number): Promise<Answer<Value>> {
  const { promise: outOfPatience, resolve } = Promise.withResolvers<Answer<Value>>();
  const timer = setTimeout(() => resolve(err({ kind: 'clinicSilent' })), patienceMs);
  try {
    return await Promise.race([reading, outOfPatience]);
  } finally {
    clearTimeout(timer);
  }
}
