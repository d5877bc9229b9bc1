import type { EventKind } from '../../booking/ports/booking-store.ts';
import type { Account } from '../../identity/accounts/account.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { WorkItemKind, WorkItemSubject } from '../../work-items/work-item.ts';
import type { AreaServices } from '../area-services.ts';
import type { AreaVisit } from '../visits/area-visit.ts';
import { type FindVisitPorts, findVisit } from '../visits/find-visit.ts';
import type { VisitNotice } from './day-store.ts';

export type TellTrouble = { kind: 'noSuchVisit' } | { kind: 'notToday' } | { kind: 'nothingToDo' };
type Ports = FindVisitPorts & Pick<AreaServices, 'days'>;

const told = {
  late: { event: 'runningLate', item: 'runningLate' },
  notComing: { event: 'cannotCome', item: 'cannotCome' },
  notMine: { event: 'notMyVisit', item: 'notMyVisit' },
} as const satisfies Record<VisitNotice, { event: EventKind; item: WorkItemKind }>;

/** On its day and until it is over, by Lisbon's calendar: earlier, a visit is moved or cancelled. */
export const isToday = ({ startsAt, endsAt, standing }: Pick<AreaVisit, 'startsAt' | 'endsAt' | 'standing'>, now: Date): boolean =>
  (standing === 'booked' || standing === 'toPay') && endsAt > now && inLisbon(startsAt).day === inLisbon(now).day;

/** A visit that was not booked here has no page of its own at the front desk, so the task is about the account. */
const subjectOf = ({ booked }: AreaVisit, account: Account): WorkItemSubject =>
  booked ? { kind: 'booking', id: booked.booking.id } : { kind: 'account', id: account.id };

/** “Estou atrasado”, “não consigo ir”, and “não fui eu” about a visit that somebody else booked in the owner's name: once each. */
export async function tellClinic(
  ports: Ports,
  account: Account,
  { visitKey, act }: { visitKey: string; act: VisitNotice },
  now: Date,
): Promise<Result<null, TellTrouble>> {
  const visit = await findVisit(ports, account, { visitKey, what: 'visit', now });
  if (!visit) return err({ kind: 'noSuchVisit' });
  if (act === 'notMine' ? !visit.isByStranger : !isToday(visit, now)) return err({ kind: act === 'notMine' ? 'nothingToDo' : 'notToday' });
  const { event, item } = told[act];
  const { booked, appointment } = visit;
  await ports.days.inTransaction(async (transaction) => {
    if (!(await transaction.tell(account.id, visitKey, act))) return;
    if (booked) await transaction.addEvent(booked.booking.id, event);
    const detail = appointment ? { appointmentId: appointment.id } : {};
    // On the day there is no time to lose: due before the visit begins.
    const dueAt = act === 'notMine' ? undefined : visit.startsAt;
    await transaction.openWorkItem({ kind: item, subject: subjectOf(visit, account), detail, ...(dueAt && { dueAt }) });
  });
  return ok(null);
}

/** “Afinal vou”: takes back that somebody is not coming. */
export async function comeAfterAll(ports: Ports, account: Account, visitKey: string, now: Date): Promise<Result<null, TellTrouble>> {
  const visit = await findVisit(ports, account, { visitKey, what: 'visit', now });
  if (!visit) return err({ kind: 'noSuchVisit' });
  if (!isToday(visit, now)) return err({ kind: 'notToday' });
  const isTakenBack = await ports.days.inTransaction(async (transaction) => {
    if (!(await transaction.withdraw(account.id, visitKey, 'notComing'))) return false;
    if (visit.booked) await transaction.addEvent(visit.booked.booking.id, 'comingAfterAll');
    await transaction.closeWorkItems({ kinds: ['cannotCome'], subject: subjectOf(visit, account) });
    return true;
  });
  return isTakenBack ? ok(null) : err({ kind: 'nothingToDo' });
}
