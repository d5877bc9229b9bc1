import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';

const key = sql`hashtextextended('medical-review', 0)`;

/** Before it is decided under whose name a page is shown: until the transaction ends, nothing that a page shows of others is changed. */
export const lockShownForReading = (req: PayloadRequest): Promise<unknown> =>
  execute(req, sql`select pg_advisory_xact_lock_shared(${key})`);

/**
 * After a change of a file, a person, a testimonial: until the transaction ends, nothing is decided about any page. Without it, a page that
 * is published at the same moment would be judged by what was there before, and shown with what is there now.
 */
export const lockWhatPagesShow = (req: PayloadRequest): Promise<unknown> => execute(req, sql`select pg_advisory_xact_lock(${key})`);
