import { type AskedWishes, dayParts, noticeChoices, parseWishes, usualNoticeHours, waitingWeekdays } from '../model/waiting-wishes.ts';
import type { FieldProblem } from './fields/booking-message.ts';

type AskedForm = { get(name: string): unknown; getAll(name: string): unknown[] };

/** As a draft keeps what a form asked for, whole or half: `same 0,1,4 morning 24`; empty where no earlier hour is wanted. */
export function wishText(form: AskedForm): string {
  if (form.get('earlier') !== 'yes') return '';
  const chosen = (name: string, known: readonly unknown[]) => {
    const sent = form.getAll(name).map(String);
    return known.filter((word) => sent.includes(String(word))).join(',');
  };
  const [doctor, days] = [chosen('doctor', ['same', 'any']), chosen('day', waitingWeekdays)];
  return [doctor, days, chosen('part', dayParts), chosen('notice', noticeChoices)].join(' ');
}

const wordsOf = (text: string) => {
  const [doctor = '', days = '', parts = '', notice = ''] = text.split(' ');
  return { doctor, weekdays: days.split(','), parts: parts.split(','), notice };
};

/** Null where something that is needed was left out. */
export const parseWishText = (text: string): AskedWishes | null => parseWishes(wordsOf(text));

/** What was left out, by the box where it is given. */
export function wishProblems(text: string): FieldProblem[] {
  if (text === '' || parseWishText(text)) return [];
  const { weekdays, dayParts: parts } = shownWish(text, false);
  const field = weekdays.length === 0 ? 'day-0' : parts.length === 0 ? 'part-morning' : 'doctor';
  return [{ field, kind: 'earlierIncomplete' }];
}

/** For showing it once more, as it was left. Before anybody has answered, every hour will do; `anyDoctor`: and no doctor was preferred. */
export function shownWish(text: string, anyDoctor: boolean): AskedWishes {
  if (!text) return { anyDoctor, weekdays: [...waitingWeekdays], dayParts: [...dayParts], noticeHours: usualNoticeHours };
  const { doctor, weekdays, parts, notice } = wordsOf(text);
  return {
    anyDoctor: doctor === 'any',
    weekdays: waitingWeekdays.filter((day) => weekdays.includes(String(day))),
    dayParts: dayParts.filter((part) => parts.includes(part)),
    noticeHours: noticeChoices.find((hours) => String(hours) === notice) ?? usualNoticeHours,
  };
}
