import { createDatabase } from '@clinic/core/adapters/database/database';
import { encryptAnswers } from '@clinic/core/adapters/database/requests/encrypted-answers';
import { formDigest } from '@clinic/core/adapters/database/requests/form-digest';
import { requestTables } from '@clinic/core/adapters/database/requests/request-tables';
import { addDays } from '@clinic/core/kernel/lisbon-time';
import { answerDeadline } from '@clinic/core/requests/answer-deadline';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { addWorkingHours } from '@clinic/core/working-hours/working-hours';
import { type DayServices, demoColleague } from './day-services.ts';
import { chance, inventedPerson } from './invented-people.ts';
import { momentOn, pastWeeks, thisMonday, workingDayUntil } from './moments.ts';

const kinds: readonly RequestKind[] = [
  ...(['contact', 'callBack', 'contact', 'secondOpinion', 'examRequest', 'callBack', 'international', 'contact'] as const),
];
const requestsAWeek = 6;
const quickAnswerHours = 0.5;

/** Most were answered within the first hours, one too late; what came on a Friday and could still be open was answered at once. */
export function answeredTimes(number: number, now: Date): { receivedAt: Date; answeredAt: Date } {
  const day = workingDayUntil(addDays(thisMonday(now), -7 * (1 + Math.floor(number / requestsAWeek)) + (number % 5)));
  const receivedAt = momentOn(day, 600 + Math.floor(chance(number + 4) * 480));
  const answeredAfter = (hours: number) => addWorkingHours(receivedAt, hours, usualCalendar);
  const usual = answeredAfter(number === 7 ? 26 : quickAnswerHours + chance(number + 5) ** 2 * 20);
  return { receivedAt, answeredAt: usual < now ? usual : answeredAfter(quickAnswerHours) };
}

export const answeredNumbers = Array.from({ length: pastWeeks * requestsAWeek }, (_, number) => number);

/** Forms of the last weeks, in one statement; those that are there stay as they are. */
export async function recordAnsweredRequests({ pool, booking: { keys } }: DayServices, now: Date): Promise<void> {
  const rows = answeredNumbers.map((number) => {
    const kind = kinds[number % kinds.length] ?? 'contact';
    const { receivedAt, answeredAt } = answeredTimes(number, now);
    const { name, email } = inventedPerson(number + 40);
    const id = `d2000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const answers = encryptAnswers(keys, id, { name, email, message: 'Uma pergunta inventada para a demonstração.' });
    return {
      ...{ id, kind, locale: 'pt' as const, wantsNewsletter: false, contactDigest: null, withdrawnAt: null },
      ...{ formDigest: formDigest(id), answers, sentAt: receivedAt, receivedAt, contactProvenAt: receivedAt },
      ...{ answerBy: answerDeadline(kind, receivedAt, usualCalendar), answeredAt, answeredBy: demoColleague.name },
    };
  });
  const kept = requestTables(createDatabase(pool)).insertInto('requests').values(rows);
  await kept.onConflict((conflict) => conflict.column('id').doNothing()).execute();
}
