import { text } from './plain.ts';

const inLisbon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day an instant falls on at the clinic: `2026-11-03`. */
export const day = text.transform((value) => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : inLisbon.format(date);
});
