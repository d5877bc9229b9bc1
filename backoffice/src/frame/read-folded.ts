import type { Payload, PayloadRequest } from 'payload';

/** Whether this person has folded the menu, on whichever computer. Payload keeps it under the same key for its own menu. */
export async function readFolded(payload: Payload, user: PayloadRequest['user']): Promise<boolean> {
  if (!user) return false;
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ key: { equals: 'nav' } }, { 'user.relationTo': { equals: user.collection } }, { 'user.value': { equals: user.id } }] },
  });
  return (docs[0]?.value as { open?: boolean } | undefined)?.open === false;
}
