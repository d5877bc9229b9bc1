import { createDatabase } from '@clinic/core/adapters/database/database';
import { deskTables } from '@clinic/core/adapters/database/desk/desk-tables';
import { openWork } from '@clinic/core/adapters/database/desk/read-work-items';
import { claimWork } from '@clinic/core/desk/work/claim-work';
import { logCall, snoozeWork } from '@clinic/core/desk/work/log-work';
import type { WorkItemKind } from '@clinic/core/work-items/work-item';
import { addWorkingHours } from '@clinic/core/working-hours/working-hours';
import { maria } from '../demo-accounts/demo-people.ts';
import { answerLetter } from './arrived-letter.ts';
import { type DayServices, demoColleague } from './day-services.ts';
import { demoVisitId } from './keep-booking.ts';
import { minutesAfter } from './moments.ts';
import { returnLetter } from './returned-letter.ts';
import { openedEarlier, workingHoursBefore } from './times-written.ts';

const aboutVisits = [
  { kind: 'letterNotDelivered', workingHoursAgo: 6 },
  { kind: 'identityToCheck', workingHoursAgo: 3 },
  { kind: 'callPatient', workingHoursAgo: 8 },
  { kind: 'letterArrived', workingHoursAgo: 2 },
] as const;

/** Work about visits to come that are in the clinic's book. A kind of which there was an item, open or done, is left alone. */
export async function makeWorkOfVisits(services: DayServices, now: Date): Promise<void> {
  const { booking, desk, pool } = services;
  const demoVisits = [demoVisitId(5_000), demoVisitId(5_999)];
  const { rows } = await pool.query<{ id: string; patient_id: number }>(
    'select id, patient_id from core.bookings where id between $1 and $2 and starts_at > $3 order by starts_at desc, id limit 4',
    [...demoVisits, now],
  );
  for (const [number, { id, patient_id: patientId }] of rows.entries()) {
    const { kind, workingHoursAgo } = aboutVisits[number] ?? aboutVisits[0];
    const made = await pool.query('select 1 from core.work_items where kind = $3 and subject_id between $1 and $2', [...demoVisits, kind]);
    const detail = kind === 'identityToCheck' ? { patientId, otherPatientId: patientId - 1 } : {};
    const openedAt = workingHoursBefore(now, workingHoursAgo, await desk.openingCalendar());
    if (kind === 'letterArrived') await answerLetter(services, id, openedAt);
    else if (!made.rowCount)
      await booking.store.inTransaction((transaction) => transaction.openWorkItem({ kind, subject: { kind: 'booking', id }, detail }));
    if (kind === 'letterNotDelivered') await returnLetter(services, id, openedAt);
    await openedEarlier(services, id, openedAt);
  }
}

const pressId = (number: number): string => `d6000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Maria wants to be forgotten; a colleague has one item, and another waits for somebody who did not answer. Each press has one id, for once. */
export async function touchWork({ desk: store, pool, accounts, dataRequests }: DayServices, now: Date): Promise<void> {
  const account = await accounts.byEmail(maria.email);
  if (account) await dataRequests.requestErasure(account.id, minutesAfter(now, 27 * 24 * 60));
  const open = await openWork(deskTables(createDatabase(pool)));
  const itemOf = (kind: WorkItemKind) => open.find((item) => item.kind === kind);
  const [international, call] = [itemOf('internationalRequest'), itemOf('callPatient')];
  const press = { store, staff: demoColleague };
  if (international) await claimWork({ ...press, itemId: international.id, requestId: pressId(1) });
  if (!call) return;
  const noAnswer = { outcome: 'noAnswer', until: null, text: 'Tocou até ao fim; volto a ligar à tarde.' } as const;
  await logCall({ ...press, itemId: call.id, requestId: pressId(2) }, noAnswer);
  const later = addWorkingHours(now, 3, await store.openingCalendar());
  // Nothing is put off past its time, which is before the visit.
  const until = new Date(Math.min(later.getTime(), call.dueAt.getTime()));
  await snoozeWork({ ...press, itemId: call.id, requestId: pressId(3) }, until);
}
