import { bearsKey } from '@clinic/core/http/secrets-equal';
import { Hono } from 'hono';
import { z } from 'zod';
import { type SentSms, smsPage } from './sms-page.ts';

const messageSchema = z.object({
  id: z.string().min(1),
  to: z.string().regex(/^\+[1-9]\d{8,14}$/),
  from: z.string().optional(),
  text: z.string().min(1),
});
/** unavailable: 503 · refused: 422 · lost: takes the message, then answers 504 as if it had not. */
const faultSchema = z.strictObject({ kind: z.enum(['unavailable', 'refused', 'lost']), times: z.int().min(1).default(1) });

const statusOf = { unavailable: 503, refused: 422, lost: 504 } as const;
const kept = 200;

/** A gateway that takes text messages and shows them instead of sending them. Forgotten when it stops. */
export function smsStandIn({ key }: { key: string }): Hono {
  const sent: SentSms[] = [];
  const faults: z.infer<typeof faultSchema>['kind'][] = [];
  const routes = new Hono();

  const take = (message: z.infer<typeof messageSchema>) => {
    if (sent.some(({ id }) => id === message.id)) return;
    sent.unshift({ ...message, at: new Date() });
    sent.length = Math.min(sent.length, kept);
  };

  routes.post('/messages', async (context) => {
    if (!bearsKey(context.req.header('authorization'), key)) return context.json({ error: 'unauthorised' }, 401);
    const message = messageSchema.safeParse(await context.req.json().catch(() => null));
    if (!message.success) return context.json({ error: 'malformed' }, 400);
    const fault = faults.shift();
    if (!fault || fault === 'lost') take(message.data);
    return fault ? context.json({ error: fault }, statusOf[fault]) : context.json({ id: message.data.id }, 202);
  });
  routes.get('/control', (context) => context.html(smsPage(sent)));
  routes.get('/control/messages', (context) => context.json(sent));
  routes.post('/control/faults', async (context) => {
    // Which no other web page's form can declare.
    if (!context.req.header('content-type')?.startsWith('application/json')) return context.json({ error: 'send JSON' }, 415);
    const fault = faultSchema.safeParse(await context.req.json().catch(() => null));
    if (!fault.success) return context.json({ error: 'malformed' }, 400);
    faults.push(...Array.from({ length: fault.data.times }, () => fault.data.kind));
    return context.json({ waiting: faults.length }, 201);
  });
  routes.delete('/control', (context) => {
    sent.length = 0;
    faults.length = 0;
    return context.body(null, 204);
  });
  return routes;
}
