/** What is told of a piece of work: words of the program (a route's pattern, a service, an outcome), never anything that came with it. */
type SpanFacts = Record<string, string | number>;

export type SpanStart = {
  name: string;
  kind: 'server' | 'client' | 'work';
  /** A `traceparent` (W3C) of whoever caused this work; without one the work belongs to what is being done right now. */
  causedBy?: string | undefined;
  facts?: SpanFacts;
  /** Milliseconds since 1970, of what began before we knew of it. */
  startedAt?: number;
};

/** What is known only at the end. */
export type SpanEnd = { name?: string; facts?: SpanFacts; failed?: boolean };
export type OpenSpan = { end(how?: SpanEnd): void; within<Answer>(work: () => Answer): Answer };

export type Tracing = {
  start(span: SpanStart): OpenSpan;
  /** For those who are asked on behalf of what is being done right now. */
  traceparent(): string | undefined;
  /** For a caller that is told of the work but does not run it: what follows in this turn belongs to the span. */
  enter(span: OpenSpan): void;
};

/** On the process itself: Next builds a file into several bundles, the site is one bundle beside its start, and all must mean the same. */
const place = Symbol.for('clinic.tracing');
const holder = globalThis as { [place]?: Tracing | undefined };

/** `metrics/open-tracing.ts` gives one where traces are wanted; elsewhere nothing is measured and nothing is loaded. */
export const giveTracing = (tracing: Tracing | undefined): void => {
  holder[place] = tracing;
};
export const currentTracing = (): Tracing | undefined => holder[place];

/** The work as a span; `describe` says how it ended. What is thrown goes on, and of it only that it was thrown is told. */
export async function inSpan<Answer>(span: SpanStart, work: () => Promise<Answer>, describe?: (answer: Answer) => SpanEnd) {
  const open = holder[place]?.start(span);
  if (!open) return work();
  try {
    const answer = await open.within(work);
    open.end(describe?.(answer));
    return answer;
  } catch (error) {
    open.end({ failed: true });
    throw error;
  }
}

/** For a request of ours to another process. */
export const traceHeaders = (): Record<string, string> => {
  const traceparent = holder[place]?.traceparent();
  return traceparent ? { traceparent } : {};
};
