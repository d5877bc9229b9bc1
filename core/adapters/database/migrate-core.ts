import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import * as mails from './migrations/0001-mails.ts';
import * as contentCopies from './migrations/0002-content-copies.ts';
import * as redirectHits from './migrations/0003-redirect-hits.ts';
import * as workflowTakeovers from './migrations/0004-workflow-takeovers.ts';
import * as consents from './migrations/0005-consents.ts';
import * as search from './migrations/0006-search.ts';
import * as scheduledChanges from './migrations/0007-scheduled-changes.ts';
import * as loginAttempts from './migrations/0008-login-attempts.ts';
import * as mailAttachments from './migrations/0009-mail-attachments.ts';
import * as bookings from './migrations/0010-bookings.ts';
import * as payments from './migrations/0011-payments.ts';
import * as bookingDrafts from './migrations/0012-booking-drafts.ts';
import * as auditLog from './migrations/0013-audit-log.ts';
import * as proofs from './migrations/0014-proofs.ts';
import * as rateLimits from './migrations/0015-rate-limits.ts';
import * as replacedPayments from './migrations/0016-replaced-payments.ts';
import * as proofEnd from './migrations/0017-proof-end.ts';
import { withMigrationLock } from './with-migration-lock.ts';

const migrations = {
  '0001-mails': mails,
  '0002-content-copies': contentCopies,
  '0003-redirect-hits': redirectHits,
  '0004-workflow-takeovers': workflowTakeovers,
  '0005-consents': consents,
  '0006-search': search,
  '0007-scheduled-changes': scheduledChanges,
  '0008-login-attempts': loginAttempts,
  '0009-mail-attachments': mailAttachments,
  '0010-bookings': bookings,
  '0011-payments': payments,
  '0012-booking-drafts': bookingDrafts,
  '0013-audit-log': auditLog,
  '0014-proofs': proofs,
  '0015-rate-limits': rateLimits,
  '0016-replaced-payments': replacedPayments,
  '0017-proof-end': proofEnd,
};

/** Brings schema `core` to the newest version and names the migrations that were run. */
export const migrateCore = (databaseUrl: string): Promise<string[]> =>
  withMigrationLock(databaseUrl, async () => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    try {
      const migrator = new Migrator({
        db,
        provider: { getMigrations: async () => migrations },
        migrationTableSchema: 'core',
      });
      const { error, results } = await migrator.migrateToLatest();
      if (error) throw error;
      return (results ?? []).map((result) => result.migrationName);
    } finally {
      await db.destroy();
    }
  });
