import { markRequestAnswered, reopenRequest } from '@clinic/core/desk/requests/answer-request';
import { findRequests } from '@clinic/core/desk/requests/find-requests';
import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { deskOf } from '../desk-of.ts';
import { workPath } from '../desk-path.ts';
import { onPress, type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { requestPath } from './request-path.ts';

const pressed = z.object({ id: z.uuid(), pedido: z.uuid() });

/** One press: that somebody has called or written, or that this was marked by mistake. */
const press = (act: typeof markRequestAnswered | typeof reopenRequest, done: 'settled' | 'reopened') =>
  onPress(pressed, async ({ payload, staff, wish }) => {
    const { id: visitorRequestId, pedido: requestId } = wish;
    const outcome = await act({ store: await deskOf(payload), staff, visitorRequestId, requestId });
    return seeOther(`${requestPath(visitorRequestId)}?${outcome.ok ? `feito=${done}` : `erro=${outcome.error.kind}`}`);
  });

/** What was typed may name a patient, so it comes in a form's body, and only ids stand in the address of the answer. */
const find =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    if (!staff) return refusePress(403);
    const { procura = '' } = await readPressedForm(req);
    const found = await findRequests(await deskOf(req.payload), staff, procura);
    if (!found.ok) return seeOther(`${workPath}?erro=${found.error.kind}`);
    const [only, ...others] = found.value;
    if (only === undefined) return seeOther(`${workPath}?erro=noRequest`);
    // Somebody waits on the telephone: one that is found alone is opened at once.
    return seeOther(others.length === 0 ? requestPath(only) : `${workPath}?pedidos=${found.value.join('.')}`);
  };

export const deskRequestEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: '/pedidos/procurar', handler: find(env) },
  { method: 'post', path: '/pedidos/:id/answered', handler: press(markRequestAnswered, 'settled')(env) },
  { method: 'post', path: '/pedidos/:id/reopened', handler: press(reopenRequest, 'reopened')(env) },
];
