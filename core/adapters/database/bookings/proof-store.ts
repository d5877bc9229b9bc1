import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import { codeMinutes, codeTries, proofIdleMinutes } from '../../../booking/proof/code-figures.ts';
import type { ProofStore } from '../../../booking/proof/proof-store.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { type BookingDatabase, bookingTables } from './booking-tables.ts';
import { draftDigest } from './draft-digest.ts';

const now = sql<Date>`clock_timestamp()`;
const whenCodesEnd = sql<Date>`clock_timestamp() + make_interval(mins => ${codeMinutes})`;
/** A right code that was left at the question who comes ends like any other proof. */
const isNotLeftAlone = sql<boolean>`(proven_at is null or proven_at > clock_timestamp() - make_interval(mins => ${proofIdleMinutes}))`;
const columns = ['id', 'locale', 'contact', 'patientIds', 'provenAt'] as const;

const endAll = (db: BookingDatabase, draftKey: string) =>
  db.updateTable('proofs').set({ endedAt: now }).where('draftDigest', '=', draftDigest(draftKey)).where('endedAt', 'is', null).execute();

export function proofStore(pool: pg.Pool, dbos: DBOSClient): ProofStore {
  const db = bookingTables(createDatabase(pool));
  const named = (id: string) => db.updateTable('proofs').where('id', '=', id);
  return {
    request: (draftKey, { contact, locale }) =>
      inTransaction(pool, async (transaction) => {
        const tables = bookingTables(transaction.db);
        const id = randomUUID();
        // Two that ask at once take turns: otherwise neither would see the other's row, and both codes would stay open.
        await tables.selectFrom('bookingDrafts').select('keyDigest').where('keyDigest', '=', draftDigest(draftKey)).forUpdate().execute();
        await endAll(tables, draftKey);
        const asked = { id, draftDigest: draftDigest(draftKey), locale, contact: JSON.stringify(contact), expiresAt: whenCodesEnd };
        await tables
          .insertInto('proofs')
          .values({ ...asked, patientIds: null, provenAt: null, endedAt: null })
          .execute();
        await dbos.enqueueInTransaction<(proofId: string) => Promise<void>>(
          transaction.client,
          { workflowName: workflows.sendCode, queueName: queues.codes, workflowID: `code-${id}`, appVersion: application.version },
          id,
        );
      }),
    latest: async (draftKey) => {
      const proofs = db.selectFrom('proofs').select(columns).where('draftDigest', '=', draftDigest(draftKey));
      const live = proofs.where('endedAt', 'is', null).where(isNotLeftAlone);
      return (await live.orderBy('requestedAt', 'desc').executeTakeFirst()) ?? null;
    },
    open: async (id) => {
      const proofs = db.selectFrom('proofs').select(columns).where('id', '=', id).where('expiresAt', '>', now);
      return (await proofs.where('endedAt', 'is', null).where('provenAt', 'is', null).executeTakeFirst()) ?? null;
    },
    recordFound: async (id, patientIds) => {
      await named(id).set({ patientIds, expiresAt: whenCodesEnd }).where('patientIds', 'is', null).execute();
    },
    takeTry: async (draftKey) => {
      const newest = db.selectFrom('proofs').select('id').where('draftDigest', '=', draftDigest(draftKey)).where('endedAt', 'is', null);
      const last = db.updateTable('proofs').where('id', '=', newest.orderBy('requestedAt', 'desc').limit(1));
      const tried = last
        .where('endedAt', 'is', null)
        .where('provenAt', 'is', null)
        .where('expiresAt', '>', now)
        .where('tries', '<', codeTries);
      return (await tried.set({ tries: sql<number>`tries + 1` }).returning(columns).executeTakeFirst()) ?? null;
    },
    recordProven: async (id) => {
      await named(id).set({ provenAt: now }).execute();
    },
    end: async (draftKey) => {
      await endAll(db, draftKey);
    },
  };
}
