import { removeReply, restoreReply, saveReply } from '@clinic/core/desk/replies/write-reply';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isManager } from '../../access/managers.ts';
import { deskOf } from '../desk-of.ts';
import { type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { staffMemberOf } from '../staff-member.ts';
import { removeReplyPath, repliesPath, restoreReplyPath, saveReplyPath } from './reply-path.ts';

const managerOf = (user: PayloadRequest['user']) => (isManager(user) ? staffMemberOf(user) : null);
const pressed = z.object({ pedido: z.uuid(), resposta: z.uuid() });
const text = z.string().max(10_000);
const typed = pressed.extend({ titulo: text, pt: text, en: text });
const named = pressed.extend({ versao: z.string().regex(/^\d{1,18}$/) });

/** The texts may be long, so what is refused is said on the page where they were typed. */
const save =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req, managerOf);
    if (!staff) return refusePress(403);
    const wish = typed.safeParse(await readPressedForm(req));
    if (!wish.success) return refusePress(400);
    const { pedido: requestId, resposta: replyId, titulo: title, pt, en } = wish.data;
    const saved = await saveReply({ store: await deskOf(req.payload), staff, requestId, replyId }, { title, pt, en });
    if (saved.ok) return Response.json({ to: `${repliesPath}?feito=replySaved` });
    return Response.json({ trouble: saved.error.kind, ...('names' in saved.error && { names: saved.error.names }) });
  };

const restore =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req, managerOf);
    if (!staff) return refusePress(403);
    const wish = named.safeParse(await readPressedForm(req));
    if (!wish.success) return refusePress(400);
    const { pedido: requestId, resposta: replyId, versao } = wish.data;
    const restored = await restoreReply({ store: await deskOf(req.payload), staff, requestId, replyId }, versao);
    return seeOther(`${repliesPath}?${restored.ok ? 'feito=replyRestored' : `erro=${restored.error.kind}`}`);
  };

const remove =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req, managerOf);
    if (!staff) return refusePress(403);
    const wish = pressed.safeParse(await readPressedForm(req));
    if (!wish.success) return refusePress(400);
    const { pedido: requestId, resposta: replyId } = wish.data;
    const removed = await removeReply({ store: await deskOf(req.payload), staff, requestId, replyId });
    return seeOther(`${repliesPath}?${removed.ok ? 'feito=replyRemoved' : `erro=${removed.error.kind}`}`);
  };

export const replyEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: saveReplyPath.replace('/api', ''), handler: save(env) },
  { method: 'post', path: restoreReplyPath.replace('/api', ''), handler: restore(env) },
  { method: 'post', path: removeReplyPath.replace('/api', ''), handler: remove(env) },
];
