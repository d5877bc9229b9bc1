import { markRequestAnswered } from '@clinic/core/desk/requests/answer-request';
import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { deskOf } from '../desk-of.ts';
import { type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { requestPath } from './request-path.ts';

const pressed = z.object({ id: z.uuid(), pedido: z.uuid() });

/** The one press that says that somebody has called or written. */
const answered =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    if (!staff) return refusePress(403);
    const { id } = (req.routeParams ?? {}) as Record<string, unknown>;
    const wish = pressed.safeParse({ ...(await readPressedForm(req)), id });
    if (!wish.success) return refusePress(400);
    const { id: visitorRequestId, pedido: requestId } = wish.data;
    const outcome = await markRequestAnswered({ store: await deskOf(req.payload), staff, visitorRequestId, requestId });
    return seeOther(`${requestPath(visitorRequestId)}?${outcome.ok ? 'feito=settled' : `erro=${outcome.error.kind}`}`);
  };

export const deskRequestEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: '/pedidos/:id/answered', handler: answered(env) },
];
