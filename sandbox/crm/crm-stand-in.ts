import { bearsKey } from '@clinic/core/http/secrets-equal';
import { Hono } from 'hono';
import { z } from 'zod';
import { crmPage, type KeptContact } from './crm-page.ts';

/** Strict: whatever else the website sent would be too much. */
const contactSchema = z.strictObject({ name: z.string().min(1), email: z.email(), language: z.enum(['pt', 'en']) });

/** unavailable: 503 · refused: 422 · lost: does what was asked, then answers 504 as if it had not. Without `times` until it is cleared. */
const faultSchema = z.strictObject({ kind: z.enum(['unavailable', 'refused', 'lost']), times: z.int().min(1).optional() });
type CrmFault = z.infer<typeof faultSchema>;
const statusOf = { unavailable: 503, refused: 422, lost: 504 } as const;

type CrmCall = { method: 'PUT' | 'DELETE'; id: string; status: number };

/** Keeps contacts by the id that the website gives them. Forgotten when it stops. */
export function crmStandIn({ key }: { key: string }): Hono {
  const contacts = new Map<string, KeptContact>();
  const calls: CrmCall[] = [];
  let faults: { kind: CrmFault['kind']; left: number }[] = [];
  const routes = new Hono();

  const takeFault = (): CrmFault['kind'] | undefined => {
    const [fault] = faults;
    if (!fault) return undefined;
    fault.left -= 1;
    faults = faults.filter(({ left }) => left > 0);
    return fault.kind;
  };
  const answer = (call: Omit<CrmCall, 'status'>, work: () => void) => {
    const fault = takeFault();
    if (!fault || fault === 'lost') work();
    const status = fault ? statusOf[fault] : 204;
    calls.push({ ...call, status });
    return new Response(null, { status });
  };

  routes.use('/contacts/*', async (context, next) =>
    bearsKey(context.req.header('authorization'), key) ? next() : context.json({ error: 'unauthorised' }, 401),
  );
  routes.put('/contacts/:id', async (context) => {
    const id = context.req.param('id');
    const contact = contactSchema.safeParse(await context.req.json().catch(() => null));
    if (!contact.success) return context.json({ error: 'malformed' }, 400);
    return answer({ method: 'PUT', id }, () => contacts.set(id, { id, ...contact.data }));
  });
  routes.delete('/contacts/:id', (context) => {
    const id = context.req.param('id');
    return answer({ method: 'DELETE', id }, () => contacts.delete(id));
  });

  routes.get('/control', (context) => context.html(crmPage([...contacts.values()])));
  routes.get('/control/state', (context) => context.json({ contacts: [...contacts.values()], calls, faults }));
  routes.post('/control/faults', async (context) => {
    // Which no other web page's form can declare.
    if (!context.req.header('content-type')?.startsWith('application/json')) return context.json({ error: 'send JSON' }, 415);
    const fault = faultSchema.safeParse(await context.req.json().catch(() => null));
    if (!fault.success) return context.json({ error: 'malformed' }, 400);
    faults.push({ kind: fault.data.kind, left: fault.data.times ?? Number.POSITIVE_INFINITY });
    return context.json({ waiting: faults.length }, 201);
  });
  routes.delete('/control/faults', (context) => {
    faults = [];
    return context.body(null, 204);
  });
  routes.post('/control/reset', (context) => {
    contacts.clear();
    calls.length = 0;
    faults = [];
    return context.body(null, 204);
  });
  return routes;
}
