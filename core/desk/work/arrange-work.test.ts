import { expect, test } from 'vitest';
import { goncalo, joana, lisbon } from '../testing/work-trace.ts';
import { arrangeWork, type WorkQuestion, type WorkView, workOnPage } from './arrange-work.ts';
import type { QuietCount } from './quiet-work.ts';
import type { StatedWork } from './work-state.ts';

const today = (time: string) => lisbon(`2026-11-17 ${time}`);

function stated(id: string, due: string, more: Partial<StatedWork> & { state?: StatedWork['clock']['state'] } = {}): StatedWork {
  const { state = 'onTime', ...rest } = more;
  return {
    ...{
      id,
      kind: 'contactRequest',
      subject: { kind: 'request', id },
      detail: {},
      openedAt: today('10:00'),
      dueAt: today(due),
      visitAt: null,
    },
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
const idsOnPage = (question: WorkQuestion, of = items) => workOnPage(arrangeWork(of, [], question), [], question.view).map(({ id }) => id);
const shown = (view: WorkView) => idsOnPage({ view, kind: null });

test('the most urgent stands first, and what is parked is not in the way', () => expect(shown('all')).toEqual(['2', '4', '1']));

test.each([
  ['mine', ['4']],
  ['free', ['1']],
  ['overdue', ['2']],
  ['parked', ['3', '5']],
] as const)('%s: only what belongs there', (view, ids) => expect(shown(view)).toEqual(ids));

test('the figures are those of the views, whichever is shown', () => {
  const { counts, coming } = arrangeWork(items, [], { view: 'mine', kind: null });
  expect(counts).toMatchObject({ all: 3, mine: 1, free: 1, overdue: 1, parked: 2, soon: 1 });
  expect([...counts.kinds]).toEqual([['complaint', 1]]);
  expect(coming).toEqual([
    { id: '3', kind: 'contactRequest', at: today('15:00') },
    { id: '5', kind: 'contactRequest', at: today('16:00') },
  ]);
});

test('a kind narrows the view', () => expect(idsOnPage({ view: 'all', kind: 'complaint' })).toEqual(['4']));

test('what is only counted counts in every view where it stands, and is asked for by the page', () => {
  const quiet: QuietCount[] = [
    { kind: 'complaint', overdue: 10, soon: 20, onTime: 270 },
    { kind: 'refundDue', overdue: 0, soon: 0, onTime: 5 },
  ];
  const { counts, pages, range } = arrangeWork(items, quiet, { view: 'all', kind: null, page: 2 });
  expect(counts).toMatchObject({ all: 308, mine: 1, free: 306, overdue: 11, parked: 2, soon: 21 });
  expect([...counts.kinds]).toEqual([
    ['contactRequest', 2],
    ['complaint', 301],
    ['refundDue', 5],
  ]);
  expect([pages, range]).toEqual([4, { isOverdue: false, kind: null, skip: 97, take: 103 }]);
  expect(arrangeWork(items, quiet, { view: 'parked', kind: null }).range, 'nothing quiet is parked').toBeNull();
});
