import { sendTimeOf } from '@clinic/core/desk/newsletter/issue-desk';
import { locales } from '@clinic/core/kernel/locale';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '../../access/editors.ts';
import { type PressEnv, readPressedForm, refusePress, seeOther } from '../press.ts';
import { issueDeskOf } from './issue-desk-of.ts';
import { issuesPath } from './newsletter-path.ts';
import { issueIn, publishedLibrary } from './published-articles.ts';

const articleId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const asked = z.discriminatedUnion('action', [
  z.object({ action: z.literal('test'), pedido: z.uuid(), artigo: articleId, lingua: z.enum(locales) }),
  z.object({
    action: z.literal('plan'),
    pedido: z.uuid(),
    artigo: articleId,
    dia: z.string().max(10).default(''),
    hora: z.string().max(5).default(''),
    lida: z.literal('sim').optional(),
  }),
  z.object({ action: z.literal('cancel'), envio: z.uuid() }),
  z.object({ action: z.literal('goOn'), pedido: z.uuid(), envio: z.uuid() }),
]);

/** Whoever writes the pages sends them, too. Pressed twice it is done once; the answer is always the page. */
const act =
  ({ BACKOFFICE_ORIGIN }: PressEnv): PayloadHandler =>
  async (req) => {
    const isOurs = BACKOFFICE_ORIGIN.some((own) => own === req.headers.get('origin'));
    if (!isOurs || !req.user || !editors({ req })) return refusePress(403);
    const { action } = (req.routeParams ?? {}) as Record<string, unknown>;
    const wish = asked.safeParse({ ...(await readPressedForm(req)), action });
    if (!wish.success) return refusePress(400);
    const trouble = await perform(req, req.user, wish.data);
    const chosen = 'artigo' in wish.data ? `artigo=${wish.data.artigo}&` : '';
    return seeOther(`${issuesPath}?${chosen}${trouble ? `erro=${trouble}` : `feito=${wish.data.action}`}`);
  };

type Trouble = 'notFound' | 'timeInvalid' | 'timePast' | 'notSure' | 'tooLate' | 'notStopped';

async function perform(
  req: PayloadRequest,
  user: NonNullable<PayloadRequest['user']>,
  wish: z.output<typeof asked>,
): Promise<Trouble | null> {
  const desk = await issueDeskOf(req.payload);
  if (wish.action === 'cancel') return (await desk.cancel(wish.envio)) ? null : 'tooLate';
  if (wish.action === 'goOn') return (await desk.goOn({ issueId: wish.envio, requestId: wish.pedido })) ? null : 'notStopped';
  const issue = issueIn(await publishedLibrary(req.payload), wish.artigo, new Date());
  if (wish.action === 'test') {
    if (!issue?.[wish.lingua]) return 'notFound';
    await desk.sendTest({ id: wish.pedido, articleId: wish.artigo, recipient: user.email, locale: wish.lingua });
    return null;
  }
  if (!issue) return 'notFound';
  if (!wish.lida) return 'notSure';
  const at = sendTimeOf({ day: wish.dia, time: wish.hora }, new Date());
  if (!at.ok) return at.error.kind;
  await desk.plan({ id: wish.pedido, articleId: wish.artigo, madeBy: user.nome || user.email, sendAt: at.value });
  return null;
}

export const issueEndpoints = (env: PressEnv): Endpoint[] => [{ method: 'post', path: '/boletim-envio/:action', handler: act(env) }];
