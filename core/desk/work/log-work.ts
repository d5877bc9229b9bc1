import { err, ok } from '../../kernel/result.ts';
import type { CallOutcome } from '../../work-items/work-event.ts';
import { actOnWork, type WorkPress } from './act-on-work.ts';
import { snoozeTrouble } from './snooze.ts';
import { workState } from './work-state.ts';

export const longestWorkNote = 1_000;

const typed = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** For colleagues, never for the patient. Anybody may write one, whoever holds the item. */
export const noteWork = async (press: WorkPress, text: string) => {
  const words = typed(text);
  if (words === '') return err({ kind: 'emptyNote' as const });
  if (words.length > longestWorkNote) return err({ kind: 'longNote' as const });
  return actOnWork(press, 'noted', () => ok({ words }));
};

type Call = { outcome: CallOutcome; until: Date | null; text: string };

/** A call as it went. Where another one was agreed on, the item comes back at that time, or at its deadline if that is earlier. */
export const logCall = async (press: WorkPress, { outcome, until, text }: Call) => {
  const words = typed(text);
  if (words.length > longestWorkNote) return err({ kind: 'longNote' as const });
  return actOnWork(press, 'called', ({ now }) => {
    if (outcome !== 'callLater') return ok({ outcome, words });
    return until && until > now ? ok({ outcome, until, words }) : err({ kind: 'notInFuture' as const });
  });
};

/** “Lembrar às …”: out of sight until then, and never past the deadline. */
export const snoozeWork = async (press: WorkPress, until: Date | null) => {
  const calendar = await press.store.openingCalendar();
  return actOnWork(press, 'snoozed', ({ item, trace, now }) => {
    if (!until) return err({ kind: 'notInFuture' as const });
    const trouble = snoozeTrouble(until, workState(item, trace, calendar, now).clock, now);
    return trouble ? err(trouble) : ok({ until });
  });
};

/** Back into sight before its time. */
export const wakeWork = async (press: WorkPress) => {
  const calendar = await press.store.openingCalendar();
  return actOnWork(press, 'woken', ({ item, trace, now }) =>
    workState(item, trace, calendar, now).asleepUntil ? ok({}) : err({ kind: 'nothingToDo' as const }),
  );
};
