import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { ListedAddress } from '../addresses/list-addresses.ts';
import { execute } from '../publishing/execute.ts';
import { inBothLanguages } from './published-lines.ts';

/** `pages`: with an address of their own; `lastPublishedAt`: null where nothing is public. */
export type SiteFacts = { pages: number; inBoth: number; lastPublishedAt: string | null };

export async function siteFacts(req: PayloadRequest, listed: ListedAddress[]): Promise<SiteFacts> {
  const [row] = await execute(req, sql`select max(changed_at) as at from core.published_documents`);
  const at = row?.['at'];
  return { pages: listed.length, inBoth: inBothLanguages(listed), lastPublishedAt: at ? new Date(String(at)).toISOString() : null };
}
