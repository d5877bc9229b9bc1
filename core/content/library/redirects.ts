import { z } from 'zod';
import type { RedirectRow } from '../../addresses/redirect-rows.ts';
import type { PublishedRow } from './published-row.ts';

const redirect = z.object({ id: z.number(), from: z.string(), to: z.string() });

/** A row that cannot be read is left out: one must not take all others down. */
export const toRedirects = (rows: PublishedRow[]): RedirectRow[] => rows.flatMap(({ body }) => redirect.safeParse(body).data ?? []);
