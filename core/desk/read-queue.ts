import { type Arranged, arrangeQueue, type DeskState, type Queue } from './arrange-queue.ts';
import type { DeskFilter, DeskLine, DeskStore, StaffMember } from './desk-store.ts';

export type QueueQuestion = DeskFilter & { state: DeskState | null; page: number };
export type QueueLine = Arranged & DeskLine;
export type ShownQueue = Omit<Queue, 'shown'> & { lines: QueueLine[]; doctors: { id: number; name: string }[] };

/** One page of the front desk's list. It names patients, so the audit log records whose names were shown. */
export async function readQueue(store: DeskStore, staff: StaffMember, question: QueueQuestion, now: Date): Promise<ShownQueue> {
  const { day, doctorId, state, page } = question;
  const { shown, ...queue } = arrangeQueue(await store.candidates({ day, doctorId }, now), { state, page, now });
  const ids = shown.map(({ id }) => id);
  await store.recordView({ staff, action: 'list', bookingId: null, detail: { bookings: ids } });
  const [lines, doctors] = await Promise.all([store.lines(ids), store.doctors()]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return {
    ...queue,
    doctors,
    lines: shown.flatMap((arranged) => {
      const line = byId.get(arranged.id);
      return line ? [{ ...arranged, ...line }] : [];
    }),
  };
}
