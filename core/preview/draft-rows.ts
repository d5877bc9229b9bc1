import { z } from 'zod';

/** How the back office answers for a draft: the rows that would be published, its own and those its address needs. */
export const draftRows = z.object({
  rows: z.array(z.object({ collection: z.string(), id: z.string(), body: z.record(z.string(), z.unknown()) })),
});

export type DraftRows = z.infer<typeof draftRows>;
