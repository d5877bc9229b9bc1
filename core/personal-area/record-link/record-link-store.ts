import type { AccountTransaction } from '../../identity/accounts/account-store.ts';
import type { OpenWorkItem } from '../../work-items/work-item.ts';

export type RecordLinkTransaction = Pick<AccountTransaction, 'lock' | 'lockRecord' | 'linkPatient' | 'addLetter'> & {
  openWorkItem: OpenWorkItem;
};

export type RecordLinkStore = {
  inTransaction<T>(work: (transaction: RecordLinkTransaction) => Promise<T>): Promise<T>;
};
