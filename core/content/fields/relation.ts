import { z } from 'zod';
import { list } from './plain.ts';

/** Only the number comes where the other document is not published, or may not be read. */
export const relation = <T extends z.ZodType>(shape: T) =>
  z
    .union([z.number(), shape])
    .nullish()
    .transform((value) => (typeof value === 'number' ? null : (value ?? null)));

/** A document that is only named: the address book knows the rest. */
export const documentId = z
  .union([z.number().transform((id) => ({ id })), z.object({ id: z.number() })])
  .nullish()
  .transform((value) => value?.id ?? null);

export const documentIds = list(documentId).transform((ids) => ids.filter((id) => id !== null));
