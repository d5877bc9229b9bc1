import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { RecordLinkStore } from '../../../personal-area/record-link/record-link-store.ts';
import { accountTransaction } from '../accounts/account-transaction.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { inTransaction } from '../in-transaction.ts';

export const recordLinkStore = (pool: pg.Pool, dbos: DBOSClient): RecordLinkStore => ({
  inTransaction: (work) =>
    inTransaction(pool, (transaction) => {
      const { lock, lockRecord, linkPatient, addLetter } = accountTransaction(transaction, dbos);
      return work({ ...{ lock, lockRecord, linkPatient, addLetter }, openWorkItem: (item) => openWorkItem(transaction.db, item) });
    }),
});
