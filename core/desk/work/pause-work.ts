import { err, ok } from '../../kernel/result.ts';
import { addWorkingDays } from '../../working-hours/working-hours.ts';
import { actOnWork, type WorkPress } from './act-on-work.ts';
import { mayPause, pauseUntil } from './work-clock.ts';
import { workState } from './work-state.ts';

/** After how many working days without a reply the clock goes on by itself: an item must not wait for ever because nobody looks. */
export const pauseWorkingDays = [1, 3, 5] as const;
export type PauseWorkingDays = (typeof pauseWorkingDays)[number];

/** “À espera do paciente”: the working hours until the reply are not the clinic's. */
export const pauseWork = async (press: WorkPress, days: PauseWorkingDays) => {
  const calendar = await press.store.openingCalendar();
  return actOnWork(press, 'paused', ({ item, trace, now }) =>
    mayPause(item.kind, workState(item, trace, calendar, now).clock)
      ? ok({ until: pauseUntil(addWorkingDays(now, days, calendar), item, calendar) })
      : err({ kind: 'mayNotPause' as const }),
  );
};

/** `replied`: the patient's answer is there. `resumed`: somebody goes on without it. */
export const goOnWithWork = async (press: WorkPress, how: 'replied' | 'resumed') => {
  const calendar = await press.store.openingCalendar();
  return actOnWork(press, how, ({ item, trace, now }) =>
    workState(item, trace, calendar, now).clock.state === 'paused' ? ok({}) : err({ kind: 'nothingToDo' as const }),
  );
};
