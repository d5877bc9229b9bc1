import { fromLisbon } from '../../kernel/lisbon-time.ts';
import type { WorkEvent, WorkEventKind } from '../../work-items/work-event.ts';

export const joana = { id: 4, name: 'Joana' };
export const goncalo = { id: 5, name: 'Gonçalo' };

/** `2026-11-17 11:42` on the clinic's clocks. */
export function lisbon(moment: string): Date {
  const [day = '', time = ''] = moment.split(' ');
  const at = fromLisbon(day, time);
  if (!at) throw new Error(`${moment} is no moment`);
  return at;
}

export const workEvent = (kind: WorkEventKind, moment: string, more: Partial<WorkEvent> = {}): WorkEvent => ({
  ...{ kind, by: joana, at: lisbon(moment), until: null, outcome: null, words: '' },
  ...more,
});
