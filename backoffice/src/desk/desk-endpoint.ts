import { type DeskAction, deskActions } from '@clinic/core/desk/desk-store';
import { markRefunded } from '@clinic/core/desk/mark-refunded';
import { markReviewed } from '@clinic/core/desk/mark-reviewed';
import { releaseByDesk } from '@clinic/core/desk/release-booking';
import { retryWork } from '@clinic/core/desk/retry-work';
import { writeToPatient } from '@clinic/core/desk/write-to-patient';
import type { Result } from '@clinic/core/kernel/result';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Env } from '../env.ts';
import type { ActionTrouble } from './action-words.ts';
import { clinicContacts } from './clinic-contacts.ts';
import { deskOf } from './desk-of.ts';
import { filePath } from './desk-path.ts';
import { staffMemberOf } from './staff-member.ts';

const asked = z.object({
  bookingId: z.uuid(),
  action: z.enum(deskActions),
  pedido: z.uuid(),
  confirmado: z.literal('sim').optional(),
  devolucao: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  texto: z.string().max(10_000).optional(),
});
type Asked = z.output<typeof asked>;
type Outcome = Result<'done' | 'alreadyDone', { kind: ActionTrouble }>;

const refuse = (status: 400 | 403) => Response.json({ error: status === 403 ? 'forbidden' : 'not understood' }, { status });

async function readAsked(req: PayloadRequest): Promise<Asked | null> {
  const form = Object.fromEntries(new URLSearchParams((await req.text?.()) ?? ''));
  const { id, action } = (req.routeParams ?? {}) as Record<string, unknown>;
  return asked.safeParse({ ...form, bookingId: id, action }).data ?? null;
}

/** A button of the desk's pages. Pressed twice it is done once; whatever comes of it, the answer is the booking's page. */
const act =
  ({ BACKOFFICE_ORIGIN }: Pick<Env, 'BACKOFFICE_ORIGIN'>): PayloadHandler =>
  async (req) => {
    const origin = req.headers.get('origin');
    // Payload lets a request without an origin pass if the browser calls it its own; for patients' bookings that is not enough.
    if (!BACKOFFICE_ORIGIN.some((own) => own === origin)) return refuse(403);
    const staff = staffMemberOf(req.user);
    if (!staff) return refuse(403);
    const wish = await readAsked(req);
    if (!wish) return refuse(400);
    const store = await deskOf(req.payload);
    const outcome = await perform({ store, staff, bookingId: wish.bookingId, requestId: wish.pedido }, wish, req);
    const told = outcome.ok ? `feito=${wish.action}` : `erro=${outcome.error.kind}`;
    return new Response(null, { status: 303, headers: { location: `${filePath(wish.bookingId)}?${told}` } });
  };

async function perform(request: Parameters<typeof retryWork>[0], wish: Asked, { payload }: PayloadRequest): Promise<Outcome> {
  const actions: Record<DeskAction, () => Promise<Outcome>> = {
    retry: () => retryWork(request),
    release: async () => (wish.confirmado ? releaseByDesk(request) : { ok: false, error: { kind: 'notConfirmed' } }),
    refunded: () => markRefunded(request, wish.devolucao ?? '0'),
    reviewed: () => markReviewed(request),
    write: async () => writeToPatient(request, { text: wish.texto ?? '', contacts: await clinicContacts(payload) }),
  };
  return actions[wish.action]();
}

export const deskEndpoints = (env: Pick<Env, 'BACKOFFICE_ORIGIN'>): Endpoint[] => [
  { method: 'post', path: '/marcacoes-online/:id/:action', handler: act(env) },
];
