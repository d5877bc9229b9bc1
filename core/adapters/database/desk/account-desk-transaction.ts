import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type { AccountDeskTransaction } from '../../../desk/accounts/account-desk.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { accountTables } from '../accounts/account-tables.ts';
import { accountTransaction } from '../accounts/account-transaction.ts';
import type { Transaction } from '../in-transaction.ts';
import { areaTables } from '../personal-area/area-tables.ts';
import { startErasure } from '../personal-area/start-erasure.ts';
import { closeWorkItems } from './close-work-items.ts';
import { contactConfirmations } from './contact-confirmations.ts';
import { deskTables } from './desk-tables.ts';
import { readWaitingRegistration } from './waiting-registration.ts';
import { lockWork } from './work-traces.ts';

export function accountDeskTransaction(transaction: Transaction, dbos: DBOSClient, keys: DataKeys): AccountDeskTransaction {
  const { db: database } = transaction;
  const db = deskTables(database);
  const confirmations = contactConfirmations(db);
  const { lock, lockRecord, linkPatient, addLink, endSessions, removePassword, removeFactors, addLetter } = accountTransaction(
    transaction,
    dbos,
  );
  return {
    ...{ lock, lockRecord, linkPatient, addLink, endSessions, removePassword, removeFactors, addLetter },
    ...confirmations,
    hasCodeApp: async (accountId) => {
      const confirmed = accountTables(database).selectFrom('accountTotp').select('accountId').where('accountId', '=', accountId);
      return (await confirmed.where('confirmedAt', 'is not', null).executeTakeFirst()) !== undefined;
    },
    isContactConfirmed: async (patientId, digests) => {
      const confirmed = db.selectFrom('patientContacts').select('contactDigest').where('patientId', '=', patientId);
      const standing = confirmed
        .where('contactDigest', 'in', digests)
        .where('confirmedAt', 'is not', null)
        .where('withdrawnAt', 'is', null);
      return (await standing.executeTakeFirst()) !== undefined;
    },
    disbelieveContact: async (patientId, digests, by, at) => {
      await confirmations.withdrawContact(patientId, digests, by, at);
      // A contact without a row is believed if the clinic wrote it into the record.
      const [contactDigest = ''] = digests;
      const unbelieved = { confirmedAt: null, confirmedBy: null, withdrawnAt: at, withdrawnBy: by.name };
      await db
        .insertInto('patientContacts')
        .values({ patientId, contactDigest, source: 'desk', ...unbelieved })
        .onConflict((conflict) => conflict.columns(['patientId', 'contactDigest']).doNothing())
        .execute();
    },
    lockRegistration: async (id) => {
      // The back office may not change registrations, so it cannot lock their rows.
      await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(database);
      return readWaitingRegistration(database, id);
    },
    lockWork: (wanted) => lockWork(database, keys, wanted),
    closeWorkItems: (closed) => closeWorkItems(database, closed),
    endErasureRequest: async (accountId) => {
      const open = areaTables(database).updateTable('dataRequests').where('accountId', '=', accountId).where('kind', '=', 'erasure');
      await open.where('doneAt', 'is', null).set({ doneAt: sql<Date>`clock_timestamp()` }).execute();
    },
    startErasure: (accountId) => startErasure(dbos, transaction.client, accountId),
  };
}
