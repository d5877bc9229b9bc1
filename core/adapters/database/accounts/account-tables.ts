import { CamelCasePlugin, type Generated } from 'kysely';
import type { Account } from '../../../identity/accounts/account.ts';
import type { AccountLetter, AccountLink, EmailChange, Registration } from '../../../identity/accounts/account-store.ts';
import type { KeptPasskey } from '../../../identity/factors/factor-store.ts';
import type { Session } from '../../../identity/sessions/session.ts';
import type { Database } from '../database.ts';

type WithDefaults<Row, Names extends keyof Row> = Omit<Row, Names> & { [Name in Names]: Generated<Row[Name]> };

type AccountTables = {
  accounts: WithDefaults<Account, 'id' | 'createdAt' | 'remindBy' | 'sessionEpoch'> & {
    verifiedAt: Generated<Date>;
    passwordHash: string | null;
    linkedBy: string | null;
    closedAt: Date | null;
  };
  accountRegistrations: WithDefaults<Registration, 'id' | 'requestedAt'> & { browserDigest: Buffer; completedAt: Date | null };
  accountSessions: WithDefaults<Session, 'id' | 'startedAt' | 'seenAt' | 'confirmedAt'> & {
    familyId: Generated<string>;
    endedAt: Date | null;
  };
  accountRefreshTokens: { tokenHash: Buffer; sessionId: string; issuedAt: Generated<Date>; replacedAt: Date | null };
  accountSignIns: {
    browserDigest: Buffer;
    accountId: string;
    remembered: boolean;
    startedAt: Generated<Date>;
    tries: Generated<number>;
    sessionEpoch: number;
  };
  accountLinks: WithDefaults<AccountLink, 'id'> & { madeAt: Generated<Date> };
  accountEmailChanges: WithDefaults<EmailChange, 'id' | 'requestedAt'>;
  accountPasskeys: WithDefaults<Omit<KeptPasskey, 'publicKey'>, 'addedAt'> & { publicKey: Buffer };
  accountUsedChallenges: { challenge: string; usedAt: Generated<Date> };
  accountTotp: { accountId: string; secret: string; madeAt: Generated<Date>; confirmedAt: Date | null; lastStep: number | null };
  accountRecoveryCodes: { accountId: string; codeHash: Buffer; madeAt: Generated<Date>; usedAt: Date | null };
  accountKeptForms: { browserDigest: Buffer; accountId: string; path: string; fields: string; keptAt: Generated<Date> };
  accountLetters: WithDefaults<Omit<AccountLetter, 'linkId' | 'deviceName'> & { id: string }, 'id'> & {
    linkId: string | null;
    deviceName: string | null;
    queuedAt: Generated<Date>;
    sentAt: Date | null;
    refusedAt: Date | null;
  };
};

export const accountTables = (db: Database) =>
  db.withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true })).withTables<AccountTables>();

export type AccountDatabase = ReturnType<typeof accountTables>;

/** Never its password's hash. */
export const accountColumns = [
  ...(['id', 'email', 'name', 'locale', 'createdAt', 'passwordSetAt', 'patientId', 'linkedAt', 'remindBy', 'sessionEpoch'] as const),
];
