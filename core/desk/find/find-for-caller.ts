import { err, ok, type Result } from '../../kernel/result.ts';
import type { DeskStore, StaffMember } from '../desk-store.ts';
import { findRequests, toRequestQuestion } from '../requests/find-requests.ts';
import { type FindTrouble, type FoundIds, findBookings } from './find-bookings.ts';

/** `requests`: forms of the site, by id. */
export type FoundForCaller = FoundIds & { requests: string[] };

/** The one box of every page. Whoever calls does not know what we call a booking and what a request: one number, one contact finds both. */
export async function findForCaller(
  store: DeskStore,
  staff: StaffMember,
  typed: string,
  now: Date,
): Promise<Result<FoundForCaller, FindTrouble>> {
  const question = toRequestQuestion(typed);
  const [bookings, asked] = await Promise.all([findBookings(store, typed, now), question ? findRequests(store, staff, typed) : null]);
  const requests = asked?.ok ? asked.value : [];
  if (bookings.ok) return ok({ ...bookings.value, requests });
  if (requests.length > 0) return ok({ ids: [], isMore: false, requests });
  // The number of a request is no mistyped code.
  return question?.by === 'number' && question.kind ? err({ kind: 'nothingFound' }) : bookings;
}
