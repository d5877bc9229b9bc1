import { fromLisbon } from '../../../kernel/lisbon-time.ts';

/** `2026-11-15 10:20:30` by Lisbon's clocks, or a moment that names its own time zone. */
export function momentOf(written: string): Date | null {
  const [, day, time, seconds = '0'] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?::(\d\d))?$/.exec(written) ?? [];
  if (day !== undefined && time !== undefined) {
    const minute = fromLisbon(day, time);
    return minute && new Date(minute.getTime() + Number(seconds) * 1000);
  }
  const instant = /(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? new Date(written) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}
