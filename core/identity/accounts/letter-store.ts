import type { AccountLetter } from './account-store.ts';

export type QueuedLetter = AccountLetter & { id: string; queuedAt: Date };

/** For the worker, which writes the letters. They are sent and never kept: some hold a link that opens the account. */
export type LetterStore = {
  /** Null where it was sent, or its address refused. */
  unsent(id: string): Promise<QueuedLetter | null>;
  /** The link of a reset whose account the worker has found; the same one for the same letter. */
  addResetLink(letterId: string, accountId: string): Promise<string>;
  recordSent(id: string): Promise<void>;
  /** The mail server has rejected the address for good. */
  recordRefused(id: string): Promise<void>;
};
