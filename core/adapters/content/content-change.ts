import { z } from 'zod';

/**
 * The notice that the back office sends in the transaction that changes something for visitors. `gone`: a visitor may no
 * longer see something that was there, in one language or in both.
 */
export type ContentChange = { collection: string; id: string; gone: boolean };

export const contentChannel = 'content';

const change = z.object({ collection: z.string(), id: z.string(), gone: z.boolean() });

/** Null where the text is not one of ours. */
export function parseContentChange(text: string): ContentChange | null {
  try {
    return change.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
