import { reopenRequest } from '@clinic/core/desk/requests/answer-request';
import { findRequests } from '@clinic/core/desk/requests/find-requests';
import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { deskOf } from '../desk-of.ts';
import { workPath } from '../desk-path.ts';
import { answerInPlace, onPress, type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { answerWithWords } from './answer-with-words.ts';
import { requestPath } from './request-path.ts';

const pressed = z.object({ id: z.uuid(), pedido: z.uuid() });

const answered = pressed.extend({ nota: z.uuid(), texto: z.string().max(10_000) });

/** That somebody has called or written, and what was said. */
const answer = onPress(answered, async ({ payload, staff, wish, isInPlace }) => {
  const { id: visitorRequestId, pedido: requestId, nota: noteId, texto: text } = wish;
  const outcome = await answerWithWords({ store: await deskOf(payload), staff, visitorRequestId, requestId, noteId, text });
  const to = `${requestPath(visitorRequestId)}?${outcome.ok ? 'feito=settled' : `erro=${outcome.error.kind}`}`;
  if (!isInPlace) return seeOther(to);
  return answerInPlace(outcome.ok ? { to } : { trouble: outcome.error });
});

/** That this was marked by mistake. */
const reopen = onPress(pressed, async ({ payload, staff, wish }) => {
  const { id: visitorRequestId, pedido: requestId } = wish;
  const outcome = await reopenRequest({ store: await deskOf(payload), staff, visitorRequestId, requestId });
  return seeOther(`${requestPath(visitorRequestId)}?${outcome.ok ? 'feito=reopened' : `erro=${outcome.error.kind}`}`);
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
  { method: 'post', path: '/pedidos/:id/answered', handler: answer(env) },
  { method: 'post', path: '/pedidos/:id/reopened', handler: reopen(env) },
];
