import type { Backlog, ReadSystemFigures, SystemFigures } from '@clinic/core/figures/system-figures';
import { Gauge, type Registry } from 'prom-client';

type Value = { labels?: Record<string, string>; value: number };
type Described = { name: string; help: string; labelNames?: string[]; values(figures: SystemFigures, now: number): Value[] };

const age = (at: Date | null, now: number): number => (at ? Math.max(0, (now - at.getTime()) / 1_000) : 0);
const one = (value: number): Value[] => [{ value }];

/** How many wait, and how long the first of them has. */
const waiting = (name: string, help: string, of: (figures: SystemFigures) => Backlog): Described[] => [
  { name, help, values: (figures) => one(of(figures).count) },
  { name: `${name}_oldest_seconds`, help: `${help} Age of the oldest.`, values: (figures, now) => one(age(of(figures).oldestAt, now)) },
];

const bookingsOf = ({ bookings }: SystemFigures) => Object.entries(bookings).map(([state, of]) => ({ labels: { state }, of }));

const described: Described[] = [
  {
    name: 'clinic_bookings_open',
    help: 'Bookings without an end: received (no outcome yet), pendingPayment, needsReview (a person has to look).',
    labelNames: ['state'],
    values: (figures) => bookingsOf(figures).map(({ labels, of }) => ({ labels, value: of.count })),
  },
  {
    name: 'clinic_bookings_open_oldest_seconds',
    help: 'Age of the oldest booking in each of these states.',
    labelNames: ['state'],
    values: (figures, now) => bookingsOf(figures).map(({ labels, of }) => ({ labels, value: age(of.oldestAt, now) })),
  },
  {
    name: 'clinic_work',
    help: 'Durable work by queue and state: waiting, running, delayed (not its time yet), failed (within the last day).',
    labelNames: ['queue', 'state'],
    values: ({ work }) => work.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
  },
  {
    name: 'clinic_work_oldest_seconds',
    help: 'Age of the oldest work in each queue that waits or runs.',
    labelNames: ['queue', 'state'],
    values: ({ work }, now) =>
      work.flatMap(({ queue, state, oldestAt }) =>
        state === 'waiting' || state === 'running' ? [{ labels: { queue, state }, value: age(oldestAt, now) }] : [],
      ),
  },
  {
    name: 'clinic_money_noticed_late',
    help: 'Payments of the last day that we knew of more than ten minutes after the provider.',
    values: ({ money }) => one(money.noticedLate),
  },
  {
    name: 'clinic_money_paid_late',
    help: 'Payments of the last day that came after their visit was given up.',
    values: ({ money }) => one(money.paidLate),
  },
  ...waiting('clinic_payments_unasked', 'Open payments that nobody asked the provider about for 15 minutes.', ({ money }) => money.unasked),
  ...waiting('clinic_refunds_due', 'Money that a person has to send back.', ({ money }) => money.refundsDue),
  {
    name: 'clinic_desk_items_open',
    help: 'What waits for a person at the front desk, by kind.',
    labelNames: ['kind'],
    values: ({ desk }) => desk.map(({ kind, open }) => ({ labels: { kind }, value: open })),
  },
  {
    name: 'clinic_desk_items_overdue',
    help: 'What waits for a person at the front desk past its time, by kind.',
    labelNames: ['kind'],
    values: ({ desk }) => desk.map(({ kind, overdue }) => ({ labels: { kind }, value: overdue })),
  },
  ...waiting('clinic_uploads_unchecked', 'Documents that wait for the virus scanner.', ({ uploads }) => uploads),
  {
    name: 'clinic_letters_returned',
    help: 'Letters of the last hour that came back: refused at once, or sent back by another server later.',
    values: ({ lettersReturned }) => one(lettersReturned),
  },
  {
    name: 'clinic_training_copies',
    help: 'Copies of the database from which a training system is being made.',
    values: ({ trainingCopies }) => one(trainingCopies),
  },
  {
    name: 'clinic_staff_sign_in_failures',
    help: 'Attempts of the last 15 minutes to sign in to the back office that were not followed by a success.',
    values: ({ signIn }) => one(signIn.staffFailures),
  },
  {
    name: 'clinic_wrong_codes',
    help: 'Wrong codes that visitors typed for codes of the last 15 minutes.',
    values: ({ signIn }) => one(signIn.wrongCodes),
  },
  ...waiting(
    'clinic_scheduled_changes_overdue',
    'Publications whose time has come and that nobody made.',
    ({ publishing }) => publishing.overdueChanges,
  ),
  ...waiting('clinic_search_changes', 'Publications that the search does not know yet.', ({ publishing }) => publishing.unindexed),
  ...waiting('clinic_waiting_list', 'Visits for which an earlier hour is wanted.', ({ waitingList }) => waitingList.entries),
  {
    name: 'clinic_hours_offered',
    help: 'Hours that opened, are held for those on the waiting list to whom they were offered, and are not taken yet.',
    values: ({ waitingList }) => one(waitingList.hoursHeld),
  },
  { name: 'clinic_workers_alive', help: 'Workers that hold their lock in the database.', values: ({ workersAlive }) => one(workersAlive) },
  {
    name: 'clinic_outside_service_failing_seconds',
    help: 'For how long a service of others has not answered; 0 while it does.',
    labelNames: ['service'],
    values: ({ services }, now) => services.map(({ service, failingSince }) => ({ labels: { service }, value: age(failingSince, now) })),
  },
];

/** What the database tells. One process shows it; where the database does not answer, that is all there is to see. */
export function systemMetrics(registry: Registry, read: ReadSystemFigures, onTrouble: (error: unknown) => void): void {
  new Gauge({
    name: 'clinic_figures_up',
    help: 'Whether the figures that come from the database could be read.',
    registers: [registry],
    async collect() {
      const isUp = await read().then(() => true, onTrouble);
      this.set(isUp ? 1 : 0);
    },
  });
  for (const { values, ...config } of described)
    new Gauge({
      ...config,
      registers: [registry],
      async collect() {
        const figures = await read().catch(() => null);
        this.reset();
        // No number is better than one that is no longer true.
        if (!figures && !config.labelNames) this.remove();
        for (const { labels, value } of figures ? values(figures, Date.now()) : []) this.set(labels ?? {}, value);
      },
    });
}
