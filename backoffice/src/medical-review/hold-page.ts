import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import type { Subject } from '../publishing/published-documents.ts';

/** Until the transaction ends, a publication of the same page waits: each must see what the other has done. */
export const holdPage = (req: PayloadRequest, subject: Subject): Promise<unknown> =>
  'global' in subject
    ? execute(req, sql`select id from cms.${sql.identifier(subject.global)} for update`)
    : execute(req, sql`select id from cms.${sql.identifier(subject.collection)} where id = ${subject.id} for update`);
