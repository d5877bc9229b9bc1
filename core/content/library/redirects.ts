import { z } from 'zod';
import type { RedirectRow } from '../../addresses/redirect-rows.ts';
import type { PublishedRow } from './published-row.ts';

const redirect = z.object({ id: z.number(), from: z.string(), to: z.string() });

export const toRedirects = (rows: PublishedRow[]): RedirectRow[] => rows.map(({ body }) => redirect.parse(body));
