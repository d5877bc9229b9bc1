import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
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
      logMethod(args, method) {
        const [first, ...rest]: unknown[] = args;
        const safe = [first instanceof Error ? { err: redact(first) } : redact(first), ...rest.map((arg) => redact(arg))];
        if (first instanceof Error && rest.length === 0) safe.push(first.name);
        Reflect.apply(method, this, safe);
      },
    },
  };
  return withSafeChildren(destination ? pino(options, destination) : pino(options));
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
