import { z } from 'zod';
import { inOrder } from './order.ts';
import { figure, list } from './plain.ts';
import { documentId } from './relation.ts';

/** The numbers of the treatments a page names, in the order it gives them. */
export const orderedTreatments = list(z.object({ ordem: figure, tratamento: documentId })).transform((rows) =>
  inOrder(rows).map(({ tratamento }) => tratamento),
);
