import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { tourKey } from './tour-path.ts';

const kept = z.object({ step: z.number().int().min(0).nullable() });

/** The step somebody is at; null once they have closed or finished it, undefined if they never saw it. */
export async function readTourStep(payload: Payload, user: NonNullable<PayloadRequest['user']>): Promise<number | null | undefined> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [{ key: { equals: tourKey } }, { 'user.value': { equals: user.id } }, { 'user.relationTo': { equals: user.collection } }],
    },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const known = kept.safeParse(docs[0]?.value);
  return known.success ? known.data.step : undefined;
}
