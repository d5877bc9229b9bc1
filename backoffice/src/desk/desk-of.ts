import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import type { DeskStore } from '@clinic/core/desk/desk-store';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import type { Payload } from 'payload';
import { clientOf, poolOf } from '../publishing/enqueue-work.ts';

/** Handed over by the settings, which a page cannot read itself; Payload keeps `custom` on the server. */
export const dataKeysOf = (payload: Payload): DataKeys => payload.config.custom['dataKeys'] as DataKeys;

/** The desk's view of the bookings, on the back office's own connections. */
export const deskOf = async (payload: Payload): Promise<DeskStore> =>
  deskStore(poolOf(payload), await clientOf(payload), dataKeysOf(payload));
