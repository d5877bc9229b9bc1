import { addDays, type Day, inLisbon, type Time } from '../../kernel/lisbon-time.ts';

/** When something begins; `time` is null where a day is all that is said. */
export type PreparationStart = { day: Day; time: Time | null };

const numbers: Record<string, number> = {
  ...{ uma: 1, um: 1, duas: 2, dois: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, dez: 10, doze: 12 },
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, twelve: 12 },
};
const count = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;
const hoursBefore = new RegExp(`\\b${count} (?:horas? (?:antes|anteriores)|hours? before)\\b`);
const daysBefore = new RegExp(`\\b${count} (?:dias? (?:antes|anteriores)|days? before)\\b`);
const weeksBefore = new RegExp(`\\b${count} (?:semanas? antes|weeks? before)\\b`);
const theHourBefore = /\bna hora anterior\b|\bin the hour before\b/;
const theDayBefore = /\bvéspera\b|\bthe (?:day|evening|night) before\b/;
const onTheDay = /^no (?:próprio )?dia\b|^on the day\b/;
/** Advice for a case that may not come has no time of its own. */
const isConditional = /^(?:se|if)\b/;

const numberOf = (written: string): number => numbers[written] ?? Number(written);

/**
 * The front desk writes a preparation as sentences (“na hora anterior”, “the day before”), and a patient asks at what time that is. Only
 * these few wordings are read; for any other nothing is claimed.
 */
export function preparationStart(text: string, startsAt: Date): PreparationStart | null {
  const written = text.trim().toLowerCase();
  const { day } = inLisbon(startsAt);
  if (isConditional.test(written)) return null;
  const hours = theHourBefore.test(written) ? 1 : numberOf(hoursBefore.exec(written)?.[1] ?? '');
  if (hours > 0) return inLisbon(new Date(startsAt.getTime() - hours * 3_600_000));
  if (theDayBefore.test(written)) return { day: addDays(day, -1), time: null };
  const days = numberOf(daysBefore.exec(written)?.[1] ?? '');
  if (days > 0) return { day: addDays(day, -days), time: null };
  const weeks = numberOf(weeksBefore.exec(written)?.[1] ?? '');
  if (weeks > 0) return { day: addDays(day, -7 * weeks), time: null };
  return onTheDay.test(written) ? { day, time: null } : null;
}
