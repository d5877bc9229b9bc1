import type { RedirectRow } from '@clinic/core/addresses/redirect-rows';
import { redirectsAfterMoves } from '@clinic/core/addresses/redirects-after-moves';
import type { PayloadRequest } from 'payload';
import type { AddressChanges } from '../addresses/address-changes.ts';
import { followUpSave } from '../kept-work/follow-up-save.ts';

/** Keeps every old address one step from its page, in the transaction of the edit that moved it. `note` says why the row is there. */
export async function followMoves(
  req: PayloadRequest,
  { moved, arrived }: Pick<AddressChanges, 'moved' | 'arrived'>,
  note: string,
): Promise<void> {
  if (moved.length + arrived.length === 0) return;
  const { docs: rows } = await req.payload.db.find<RedirectRow>({ collection: 'redirects', limit: 0, pagination: false, req });
  const { remove, update, create } = redirectsAfterMoves({ rows, moves: moved, arrivals: arrived });
  const edit = { collection: 'redirects', depth: 0, overrideAccess: true, ...followUpSave(req) } as const;
  for (const { id } of remove) await req.payload.delete({ ...edit, id });
  for (const { id, to } of update) await req.payload.update({ ...edit, id, data: { to } });
  for (const { from, to } of create) await req.payload.create({ ...edit, data: { from, to, note } });
}
