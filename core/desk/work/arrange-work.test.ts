import { expect, test } from 'vitest';
import { goncalo, joana, lisbon } from '../testing/work-trace.ts';
import { arrangeWork, type WorkView } from './arrange-work.ts';
import type { StatedWork } from './work-state.ts';

const today = (time: string) => lisbon(`2026-11-17 ${time}`);

function stated(id: string, due: string, more: Partial<StatedWork> & { state?: StatedWork['clock']['state'] } = {}): StatedWork {
  const { state = 'onTime', ...rest } = more;
  return {
    ...{ id, kind: 'contactRequest', subject: { kind: 'request', id }, detail: {}, openedAt: today('10:00'), dueAt: today(due) },
    clock: { state, dueAt: today(due), leftMs: 1, spent: 0, pausedUntil: null, isEscalated: state === 'overdue' },
    ...{ claim: null, asleepUntil: null, history: [], isMine: false },
    ...rest,
  };
}
const held = (by: typeof joana) => ({ by, since: today('11:00'), endsAt: today('12:00') });
const items = [
  stated('1', '19:00'),
  stated('2', '10:55', { state: 'overdue', claim: held(goncalo) }),
  stated('3', '18:00', { asleepUntil: today('15:00') }),
  stated('4', '17:00', { claim: held(joana), isMine: true, state: 'soon', kind: 'complaint' }),
  stated('5', '16:00', { state: 'paused' }),
];
const shown = (view: WorkView) => arrangeWork(items, { view, kind: null }).shown.map(({ id }) => id);

test('the most urgent stands first, and what is parked is not in the way', () => expect(shown('all')).toEqual(['2', '4', '1']));

test.each([
  ['mine', ['4']],
  ['free', ['1']],
  ['overdue', ['2']],
  ['parked', ['3', '5']],
] as const)('%s: only what belongs there', (view, ids) => expect(shown(view)).toEqual(ids));

test('the figures are those of the views, whichever is shown', () => {
  const { counts, coming } = arrangeWork(items, { view: 'mine', kind: null });
  expect(counts).toMatchObject({ all: 3, mine: 1, free: 1, overdue: 1, parked: 2, soon: 1 });
  expect([...counts.kinds]).toEqual([['complaint', 1]]);
  expect(coming).toEqual([
    { id: '3', kind: 'contactRequest', at: today('15:00') },
    { id: '5', kind: 'contactRequest', at: today('16:00') },
  ]);
});

test('a kind narrows the view', () =>
  expect(arrangeWork(items, { view: 'all', kind: 'complaint' }).shown.map(({ id }) => id)).toEqual(['4']));
