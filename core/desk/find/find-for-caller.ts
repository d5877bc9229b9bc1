import { toContact } from '../../identity/contact.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AccountDesk } from '../accounts/account-desk.ts';
import { mostAccounts } from '../accounts/find-accounts.ts';
import type { DeskStore, StaffMember } from '../desk-store.ts';
import { findRequests, toRequestQuestion } from '../requests/find-requests.ts';
import { type FindTrouble, type FoundIds, findBookings } from './find-bookings.ts';

/** `requests`: forms of the site. `accounts`: patients', and registrations that wait for their e-mail. Each by id. */
export type FoundForCaller = FoundIds & { requests: string[]; accounts: string[] };

type Places = { store: DeskStore; accounts: Pick<AccountDesk, 'search'> };

/**
 * The one box of every page. Whoever calls does not know what we call a booking, a request or an account: one number, one contact finds all
 * of them.
 */
export async function findForCaller(
  { store, accounts: desk }: Places,
  staff: StaffMember,
  typed: string,
  now: Date,
): Promise<Result<FoundForCaller, FindTrouble>> {
  const question = toRequestQuestion(typed);
  const [bookings, asked, accounts] = await Promise.all([
    findBookings(store, typed, now),
    question ? findRequests(store, staff, typed) : null,
    findAccountsOf(desk, typed),
  ]);
  const requests = asked?.ok ? asked.value : [];
  if (bookings.ok) return ok({ ...bookings.value, requests, accounts });
  if (requests.length + accounts.length > 0) return ok({ ids: [], isMore: false, requests, accounts });
  // The number of a request is no mistyped code.
  return question?.by === 'number' && question.kind ? err({ kind: 'nothingFound' }) : bookings;
}

/** By a contact alone: everybody with a booking has a name, and few of their namesakes' accounts are theirs. */
async function findAccountsOf(desk: Places['accounts'], typed: string): Promise<string[]> {
  const contact = toContact(typed.trim());
  if (!contact) return [];
  return desk.search(
    contact.kind === 'email' ? { by: 'email', email: contact.value } : { by: 'phone', phone: contact.value },
    mostAccounts,
  );
}
