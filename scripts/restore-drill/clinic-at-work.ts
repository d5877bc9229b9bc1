import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { createPool } from '@clinic/core/adapters/database/database';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { eraseAccount } from '../../worker/personal-area/erase-account.ts';
import { fillBookings } from '../desk-load/synthetic-bookings.ts';

const documentBytes = 256 * 1024;

/** People who book, register, send documents and have themselves erased, all invented. */
export async function clinicAtWork(url: string, filesFolder: string) {
  const pool = createPool(url, () => {});
  const dbos = await createDbosClient(url, pool);
  const accounts = accountStore(pool, dbos);
  let people = 0;
  return {
    pool,
    book: (bookings: number) => fillBookings(pool, bookings),
    write: (requests: number) =>
      pool.query(
        `insert into core.requests (kind, form_digest, locale, answers, contact_digest, received_at)
         select 'contact', uuid_send(gen_random_uuid()), 'pt', repeat('x', 400), 'drill', clock_timestamp() from generate_series(1, $1::int)`,
        [requests],
      ),
    register: async (): Promise<string> => {
      people += 1;
      const email = `pessoa${people}@exemplo.pt`;
      const made = await accounts.inTransaction((transaction) =>
        transaction.create({ email, name: 'Pessoa Exemplo', locale: 'pt', passwordHash: null }),
      );
      if (!made) throw new Error('there is one');
      return made.id;
    },
    erase: (accountId: string) => eraseAccount({ pool, dbos, keys: testDataKeys }, accountId),
    /** As they lie on the disk: under a random name, and nobody can tell what is in them. */
    sendDocuments: async (count: number) => {
      await mkdir(path.join(filesFolder, 'documents'), { recursive: true });
      for (let number = 0; number < count; number++)
        await writeFile(path.join(filesFolder, 'documents', randomUUID()), randomBytes(documentBytes));
    },
    /** What PostgreSQL has written and no archive holds yet: gone with the machine. */
    secondsUnarchived: async (): Promise<number> => {
      const { rows } = await pool.query<{ seconds: number | null }>(
        'select extract(epoch from clock_timestamp() - last_archived_time)::float as seconds from pg_stat_archiver',
      );
      return rows[0]?.seconds ?? Number.NaN;
    },
    close: async () => {
      await dbos.destroy();
      await pool.end();
    },
  };
}
