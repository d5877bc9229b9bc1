import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { reportProblem } from './problems.ts';
import { redact } from './redact.ts';

export type { Logger };

/** Every process logs through this: what a patient is called, writes or carries never reaches a log. */
export function createLogger(process: string, level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // Errors are already plain and redacted when pino sees them.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(args, method, level) {
        const [first, ...rest]: unknown[] = args;
        if (level >= 50) report(level, first, rest);
        const safe = [first instanceof Error ? { err: redact(first) } : redact(first), ...rest.map((arg) => redact(arg))];
        if (first instanceof Error && rest.length === 0) safe.push(first.name);
        Reflect.apply(method, this, safe);
      },
    },
  };
  return withSafeChildren(destination ? pino(options, destination) : pino(options));
}

/** What is logged as an error, and has one in it, is reported; a sentence alone is about something that was foreseen. */
function report(level: number, first: unknown, [sentence]: unknown[]): void {
  const fields = typeof first === 'object' && first !== null ? (first as { err?: unknown; error?: unknown }) : {};
  const error = first instanceof Error ? first : (fields.err ?? fields.error);
  if (error === undefined) return;
  reportProblem({ level: level >= 60 ? 'fatal' : 'error', what: typeof sentence === 'string' ? sentence : '', error });
}

// pino has no hook for a child's fields; its children inherit this property from their parent.
function withSafeChildren(logger: Logger): Logger {
  const child = logger.child;
  return Object.assign(logger, {
    child(this: Logger, fields: object, ...options: unknown[]): Logger {
      return Reflect.apply(child, this, [redact(fields), ...options]);
    },
  });
}
