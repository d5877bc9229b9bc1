import type { Account } from '../../identity/accounts/account.ts';

export type DataRequest = { id: string; kind: 'export' | 'erasure'; askedAt: Date; dueAt: Date; doneAt: Date | null };

/** Rows by table, as they stand; never a secret, a password's hash or a token. */
export type HeldRows = Record<string, Record<string, unknown>[]>;

export type DataRequestStore = {
  list(accountId: string): Promise<DataRequest[]>;
  /** Made on demand, so it is done at once. */
  recordExport(accountId: string, dueAt: Date): Promise<void>;
  /** With the front desk's task, in one transaction. The open one, where there is one already. */
  requestErasure(accountId: string, dueAt: Date): Promise<DataRequest>;
  /** Everything that hangs on the account, or was sent with its e-mail. */
  heldRows(account: Pick<Account, 'id' | 'email' | 'name'>): Promise<HeldRows>;
  /** What was wished of the waiting list for these bookings. */
  waitingEntries(bookingIds: readonly string[]): Promise<HeldRows[string]>;
  /** What was written from the account's address in answer to letters about these bookings and the holder's forms; what others wrote is theirs. */
  arrivedLetters(bookingIds: readonly string[], holder: Pick<Account, 'email' | 'name'>): Promise<HeldRows[string]>;
};
