import { z } from 'zod';
import type { BackOffice } from './back-office.ts';

const row = z.looseObject({ id: z.number(), deletedAt: z.string().nullish() });
const rows = z.object({ docs: z.array(row) });
const saved = z.object({ doc: row });

export type StoredRow = z.infer<typeof row>;

/** Every row of a collection, in all languages at once. Those in the trash come last: they keep their names and addresses from others. */
export async function storedRows(backOffice: BackOffice, collection: string): Promise<StoredRow[]> {
  const { docs } = rows.parse(await backOffice('GET', `/api/${collection}?locale=all&depth=0&limit=0&pagination=false&trash=true`));
  return [...docs.filter((each) => !isTrashed(each)), ...docs.filter(isTrashed)];
}

export const isTrashed = ({ deletedAt }: StoredRow): boolean => Boolean(deletedAt);

export const savedRow = (answer: unknown): StoredRow => saved.parse(answer).doc;
