import { inLisbon } from '../../kernel/lisbon-time.ts';
import { text } from './plain.ts';

/** The day an instant falls on at the clinic: `2026-11-03`. */
export const day = text.transform((value) => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : inLisbon(date).day;
});
