import type { StaffMember } from '../desk-store.ts';
import type { AccountDesk, AccountDeskTransaction } from './account-desk.ts';

/** The input of every action of the front desk on an account, or on a registration that waits for its e-mail. */
export type AccountRequest = { desk: AccountDesk; staff: StaffMember; accountId: string; requestId: string };

export const entryOf = ({ staff, accountId, requestId }: AccountRequest) => ({ staff, accountId, requestId });

/** The account opens the right record now: whatever waited for that is done. */
export const closeRecordWork = (transaction: AccountDeskTransaction, { accountId, staff }: AccountRequest) =>
  transaction.closeWorkItems({
    kinds: ['recordGone', 'recordLinkedElsewhere'],
    subject: { kind: 'account', id: accountId },
    by: staff.name,
  });
