import { z } from 'zod';
import type { BackOffice } from './back-office.ts';

const row = z.looseObject({ id: z.number() });
const rows = z.object({ docs: z.array(row) });
const saved = z.object({ doc: row });

export type StoredRow = z.infer<typeof row>;

/** Every row of a collection, in all languages at once. */
export const storedRows = async (backOffice: BackOffice, collection: string): Promise<StoredRow[]> =>
  rows.parse(await backOffice('GET', `/api/${collection}?locale=all&depth=0&limit=0&pagination=false`)).docs;

export const savedRow = (answer: unknown): StoredRow => saved.parse(answer).doc;
