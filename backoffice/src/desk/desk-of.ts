import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import type { DeskStore } from '@clinic/core/desk/desk-store';
import type { Payload } from 'payload';
import { clientOf, poolOf } from '../publishing/enqueue-work.ts';

/** The desk's view of the bookings, on the back office's own connections. */
export const deskOf = async (payload: Payload): Promise<DeskStore> => deskStore(poolOf(payload), await clientOf(payload));
