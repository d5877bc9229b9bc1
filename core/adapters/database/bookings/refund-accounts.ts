import { sql } from 'kysely';
import type { AskedAccount, RefundAccount } from '../../../booking/model/refund-account.ts';
import type { BookingTransaction } from '../../../booking/ports/booking-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import type { BookingDatabase } from './booking-tables.ts';

const placeOf = (bookingId: string) => ({ table: 'refund_accounts', row: bookingId, field: 'account' });

export const readAskedAccount = async (db: BookingDatabase, bookingId: string): Promise<AskedAccount | null> =>
  (await db
    .selectFrom('refundAccounts')
    .select(['askedAt', 'times', 'givenAt', 'erasedAt', 'contactProven'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()) ?? null;

/** The account itself: the site, which only writes it, has no right to read it. */
export async function decryptAccount(db: BookingDatabase, keys: DataKeys, bookingId: string): Promise<RefundAccount | null> {
  const row = await db.selectFrom('refundAccounts').select('account').where('bookingId', '=', bookingId).executeTakeFirst();
  return row?.account ? (JSON.parse(decrypt(keys, placeOf(bookingId), row.account)) as RefundAccount) : null;
}

type RefundAccountQueries = Pick<BookingTransaction, 'readAskedAccount' | 'askForAccount' | 'keepAccount'>;

export const refundAccountQueries = (db: BookingDatabase, keys: DataKeys): RefundAccountQueries => ({
  readAskedAccount: (bookingId) => readAskedAccount(db, bookingId),
  askForAccount: async (bookingId, askedAt) => {
    const emptied = { askedAt, givenAt: null, account: '', erasedAt: null, contactProven: false };
    const asked = await db
      .insertInto('refundAccounts')
      .values({ bookingId, ...emptied })
      .onConflict((conflict) =>
        conflict.column('bookingId').doUpdateSet({ ...emptied, times: sql<number>`core.refund_accounts.times + 1` }),
      )
      .returning('times')
      .executeTakeFirstOrThrow();
    return asked.times;
  },
  keepAccount: async (bookingId, { account: { iban, holder }, times, contactProven }, givenAt) => {
    const account = encrypt(keys, placeOf(bookingId), JSON.stringify({ iban, holder }));
    const kept = await db
      .updateTable('refundAccounts')
      .set({ account, givenAt, contactProven })
      .where('bookingId', '=', bookingId)
      .where('times', '=', times)
      .where('givenAt', 'is', null)
      .returning('bookingId')
      .executeTakeFirst();
    return kept !== undefined;
  },
});
