import { err, ok } from '../../kernel/result.ts';
import { actOnWork, type WorkPress } from './act-on-work.ts';
import { claimOf } from './claim.ts';
import { heldByOther } from './refuse-held.ts';

/** “Fico com isto”. Of two who press at once the first has it, and the second is told who. */
export const claimWork = (press: WorkPress) =>
  actOnWork(press, 'claimed', ({ trace, now }) => (claimOf(trace, now) ? err({ kind: 'nothingToDo' as const }) : ok({})));

/** From a colleague, on purpose; the history says so. */
export const takeOverWork = (press: WorkPress) =>
  actOnWork(press, 'takenOver', (locked) => (heldByOther([locked], press.staff) ? ok({}) : err({ kind: 'nothingToDo' as const })));

/** Only one's own. */
export const giveBackWork = (press: WorkPress) =>
  actOnWork(press, 'givenBack', ({ trace, now }) =>
    claimOf(trace, now)?.by.id === press.staff.id ? ok({}) : err({ kind: 'nothingToDo' as const }),
  );
