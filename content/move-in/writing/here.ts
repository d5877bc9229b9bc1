import { z } from 'zod';
import type { BackOffice } from '../../load/back-office.ts';
import type { StoredRow } from '../../load/stored-rows.ts';

const row = z.looseObject({ id: z.number() });
const rows = z.object({ docs: z.array(row) });
const savedDocument = z.object({ doc: row });
const savedGlobal = z.object({ result: z.record(z.string(), z.unknown()) });

/** The newest state of everything in a collection, drafts included, in all languages. */
export const newestRows = async (backOffice: BackOffice, collection: string): Promise<StoredRow[]> =>
  rows.parse(await backOffice('GET', `/api/${collection}?locale=all&depth=0&draft=true&limit=0&pagination=false`)).docs;

/** One thing of the back office that can be read, changed as a draft and published, as an editor does it. */
export type Place = {
  read: () => Promise<Record<string, unknown>>;
  write: (query: string, body: object) => Promise<Record<string, unknown>>;
};

export function placeOf(backOffice: BackOffice, kind: string, folder: string, id: number | null): Place {
  if (kind === 'globais') {
    const path = `/api/globals/${folder.replace('globais/', '')}`;
    return {
      read: async () => z.record(z.string(), z.unknown()).parse(await backOffice('GET', `${path}?locale=all&depth=0&draft=true`)),
      write: async (query, body) => savedGlobal.parse(await backOffice('POST', `${path}?${query}`, body)).result,
    };
  }
  const path = `/api/${kind}/${id}`;
  return {
    read: async () => row.parse(await backOffice('GET', `${path}?locale=all&depth=0&draft=true`)),
    write: async (query, body) => savedDocument.parse(await backOffice('PATCH', `${path}?${query}`, body)).doc,
  };
}

/** The back office said no to this one thing, and why; others may still go well. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && (/answered (?!401|403|429|50[234])\d{3}/.test(error.message) || error.message.includes('did not keep'));
export const reasonOf = (error: Error): string => error.message.replace(/^.*?answered \d+: /, '');
