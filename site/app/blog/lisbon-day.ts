import type { IsoDate } from '../components/date/date-words.ts';

/** Sweden writes dates as ISO does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of an instant on the clinic's calendar: half past midnight on a summer night is still yesterday in UTC. */
export const lisbonDay = (instant: string): IsoDate => isoDay.format(new Date(instant));
