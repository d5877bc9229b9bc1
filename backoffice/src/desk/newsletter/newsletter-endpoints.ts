import { exportSubscribers, findSubscriber, newsletterDeskActions, suppressSubscriber } from '@clinic/core/desk/newsletter/newsletter-desk';
import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { managerOf } from '../staff-member.ts';
import { newsletterDeskOf } from './newsletter-desk-of.ts';
import { newsletterPath } from './newsletter-path.ts';

const pressed = z.object({ action: z.enum(newsletterDeskActions), pedido: z.uuid(), email: z.string().max(254) });

/** By a form and not by a link: nobody takes the list along by opening an address. */
const download =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req, managerOf);
    if (!staff) return refusePress(403);
    const csv = await exportSubscribers(await newsletterDeskOf(req.payload), staff);
    const name = `boletim-${new Date().toISOString().slice(0, 10)}.csv`;
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` };
    return new Response(csv, { headers: { ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
  };

const find =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    if (!presserOf(env, req)) return refusePress(403);
    const { email = '' } = await readPressedForm(req);
    const found = await findSubscriber(await newsletterDeskOf(req.payload), email);
    return seeOther(`${newsletterPath}?${found.ok ? `quem=${found.value}` : `erro=${found.error.kind}`}`);
  };

/** Pressed twice it is done once. */
const act =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    if (!staff) return refusePress(403);
    const { action } = (req.routeParams ?? {}) as Record<string, unknown>;
    const wish = pressed.safeParse({ ...(await readPressedForm(req)), action });
    if (!wish.success) return refusePress(400);
    const { pedido: requestId, email: typed, action: asked } = wish.data;
    const done = await suppressSubscriber(await newsletterDeskOf(req.payload), { staff, requestId, action: asked, typed });
    return seeOther(`${newsletterPath}?${done.ok ? `feito=${asked}` : `erro=${done.error.kind}`}`);
  };

export const newsletterEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: '/boletim/exportar', handler: download(env) },
  { method: 'post', path: '/boletim/procurar', handler: find(env) },
  { method: 'post', path: '/boletim/:action', handler: act(env) },
];
