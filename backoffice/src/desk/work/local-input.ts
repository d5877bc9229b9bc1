import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';

const quarterMs = 15 * 60_000;

/** As a field for date and time writes it, on the clinic's clocks. */
export function localInput(at: Date): string {
  const { day, time } = inLisbon(at);
  return `${day}T${time}`;
}

export function readLocalInput(typed: string | undefined): Date | null {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/.exec(typed ?? '') ?? [];
  return fromLisbon(day, time);
}

/** In about an hour, at a quarter. */
export const soon = (now: Date): Date => new Date(Math.ceil((now.getTime() + 4 * quarterMs) / quarterMs) * quarterMs);
