import { CamelCasePlugin, type Generated, type GeneratedAlways } from 'kysely';
import type { VisitorRequest } from '../../../requests/request-store.ts';
import type { Database } from '../database.ts';

type RequestTables = {
  requests: Omit<VisitorRequest, 'number' | 'answers' | 'sentAt'> & {
    number: GeneratedAlways<number>;
    formDigest: Buffer;
    /** Encrypted. */
    answers: string;
    contactDigest: string | null;
    sentAt: Generated<Date>;
    /** A doctor, by the number of the staff account. */
    assignedTo: Generated<number | null>;
    assignedAt: Generated<Date | null>;
  };
};

export const requestTables = (db: Database) => db.withPlugin(new CamelCasePlugin()).withTables<RequestTables>();
export type RequestDatabase = ReturnType<typeof requestTables>;

export const requestColumns = [
  ...(['id', 'number', 'kind', 'locale', 'answers', 'wantsNewsletter', 'sentAt', 'contactProvenAt', 'receivedAt'] as const),
  ...(['answerBy', 'answeredAt', 'answeredBy', 'withdrawnAt'] as const),
];
