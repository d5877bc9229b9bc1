import type { ContactConfirmations } from '../../../desk/desk-store.ts';
import type { DeskDatabase } from './desk-tables.ts';

/** What the front desk says of the contacts of a clinic's record. */
export const contactConfirmations = (db: DeskDatabase): ContactConfirmations => ({
  confirmContact: async (patientId, contactDigest, by, at) => {
    const confirmed = { confirmedAt: at, confirmedBy: by.name, withdrawnAt: null, withdrawnBy: null };
    await db
      .insertInto('patientContacts')
      .values({ patientId, contactDigest, source: 'desk', ...confirmed })
      .onConflict((conflict) => conflict.columns(['patientId', 'contactDigest']).doUpdateSet({ source: 'desk', ...confirmed }))
      .execute();
  },
  withdrawContact: async (patientId, digests, by, at) => {
    const withdrawn = await db
      .updateTable('patientContacts')
      .set({ withdrawnAt: at, withdrawnBy: by.name })
      .where('patientId', '=', patientId)
      .where('contactDigest', 'in', digests)
      .where('confirmedAt', 'is not', null)
      .where('withdrawnAt', 'is', null)
      .returning('contactDigest')
      .execute();
    return withdrawn.length > 0;
  },
});
