import { waitingDesk } from '@clinic/core/adapters/database/waiting/waiting-desk';
import { acceptByDesk, type WaitingDesk } from '@clinic/core/desk/waiting/waiting-desk';
import type { Endpoint, Payload, PayloadHandler } from 'payload';
import { z } from 'zod';
import { clientOf, poolOf } from '../../publishing/enqueue-work.ts';
import { dataKeysOf } from '../desk-of.ts';
import { filePath } from '../desk-path.ts';
import { type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { acceptPath, waitingPath } from './waiting-path.ts';

export const waitingDeskOf = async (payload: Payload): Promise<WaitingDesk> =>
  waitingDesk(poolOf(payload), await clientOf(payload), dataKeysOf(payload));

const pressed = z.object({ pedido: z.uuid(), oferta: z.uuid(), marcacao: z.uuid(), confirmado: z.literal('sim') });

/** “Aceitou”, said on the telephone. What became of it is told on the page of the new booking, or on the list. */
const accept =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    if (!staff) return refusePress(403);
    const wish = pressed.safeParse(await readPressedForm(req));
    if (!wish.success) return refusePress(400);
    const { pedido: requestId, oferta: offerId, marcacao: bookingId } = wish.data;
    const accepted = await acceptByDesk(await waitingDeskOf(req.payload), { staff, requestId, offerId, bookingId });
    return seeOther(accepted.ok ? `${filePath(offerId)}?feito=move` : `${waitingPath}?erro=${accepted.error.kind}`);
  };

export const waitingEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: acceptPath.replace('/api', ''), handler: accept(env) },
];
