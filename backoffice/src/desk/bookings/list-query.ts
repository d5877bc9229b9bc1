import { bookingStatuses } from '@clinic/core/booking/model/booking-status';
import type { DeskState } from '@clinic/core/desk/arrange-queue';
import type { QueueQuestion } from '@clinic/core/desk/read-queue';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { deskPath } from '../desk-path.ts';

export const deskStates: DeskState[] = ['needsPerson', ...bookingStatuses.filter((status) => status !== 'needsReview')];

type SearchParams = Record<string, string | string[] | undefined> | undefined;

/** What stands in the address of the list; whatever makes no sense there is as if it were not. */
export function readListQuery(searchParams: SearchParams): QueueQuestion {
  const word = (name: string) => String(searchParams?.[name] ?? '');
  const day = word('dia');
  const doctorId = Number.parseInt(word('medico'), 10);
  return {
    day: fromLisbon(day, '12:00') ? day : null,
    doctorId: Number.isSafeInteger(doctorId) && doctorId > 0 ? doctorId : null,
    state: deskStates.find((state) => state === word('estado')) ?? null,
    page: Math.min(Math.max(Number.parseInt(word('pagina'), 10) || 1, 1), 1000),
  };
}

export function listAddress({ day, doctorId, state, page }: QueueQuestion): string {
  const query = new URLSearchParams();
  if (day) query.set('dia', day);
  if (doctorId) query.set('medico', String(doctorId));
  if (state) query.set('estado', state);
  if (page > 1) query.set('pagina', String(page));
  return query.size > 0 ? `${deskPath}?${query}` : deskPath;
}
