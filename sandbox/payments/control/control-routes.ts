import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { z } from 'zod';
import type { CallbackParts } from '../callbacks/write-callback.ts';
import { paymentFaultSchema } from '../faults/fault.ts';
import type { FaultTable } from '../faults/fault-table.ts';
import { actOn, NotPossible } from './act.ts';
import { controlPage } from './control-page.ts';
import { callbackSchema, nothingSchema, paySchema, rejectSchema } from './control-schemas.ts';
import { readPaymentsState, shown } from './read-state.ts';

type ControlOptions = CallbackParts & { faults: FaultTable };

/** Without a key: the sandbox listens on this machine only. JSON must be declared as such, which no other web page's form can do. */
export function paymentControlRoutes({ faults, ...parts }: ControlOptions): Hono {
  const { db } = parts;
  const act = actOn(parts);
  const state = () => readPaymentsState(db, faults);
  const read = async <T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> => schema.parse(await request.json());
  const routes = new Hono();

  routes.use(async ({ req, json }, next) => {
    const isJson = req.header('content-type')?.startsWith('application/json') ?? false;
    const isForm = req.path.includes('/forms/');
    return req.method === 'POST' && !isJson && !isForm ? json({ problems: ['send content-type: application/json'] }, 415) : next();
  });
  routes.get('/', async (context) => context.html(controlPage(await state())));
  routes.get('/state', async (context) => context.json(await state()));
  routes.get('/payments/:id', async ({ req, json }) => json(shown(await act.find(req.param('id')))));
  routes.post('/payments/:id/pay', async ({ req, json }) => json(shown(await act.pay(req.param('id'), await read(req.raw, paySchema)))));
  routes.post('/payments/:id/reject', async ({ req, json }) =>
    json(shown(await act.reject(req.param('id'), (await read(req.raw, rejectSchema)).status))),
  );
  routes.post('/payments/:id/expire', async ({ req, json }) => {
    await read(req.raw, nothingSchema);
    return json(shown(await act.expire(req.param('id'))));
  });
  routes.post('/payments/:id/callbacks', async ({ req, json }) => {
    const { kind, newestFirst } = await read(req.raw, callbackSchema);
    const id = req.param('id');
    return json(shown(await (kind === 'forged' ? act.forge(id) : act.sendAgain(id, newestFirst))));
  });
  // The buttons of the page: plain forms, and only from this page.
  routes.use('/forms/*', csrf());
  routes.post('/forms/:id/:verb{pay|reject}', async ({ req, redirect }) => {
    await (req.param('verb') === 'pay' ? act.pay(req.param('id'), paySchema.parse({})) : act.reject(req.param('id'), '020'));
    return redirect('/payments/control', 303);
  });
  routes.post('/faults', async ({ req, json }) => json(await faults.add(await read(req.raw, paymentFaultSchema)), 201));
  routes.delete('/faults', async (context) => {
    await faults.clear();
    return context.body(null, 204);
  });
  routes.post('/reset', async ({ req, json }) => {
    await read(req.raw, nothingSchema);
    for (const table of ['payment_faults', 'payment_calls', 'payments'] as const) await db.deleteFrom(table).execute();
    return json(await state());
  });
  routes.onError((error, { json }) => {
    if (error instanceof NotPossible) return json({ problems: [error.message] }, 409);
    if (error instanceof z.ZodError)
      return json({ problems: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }, 400);
    if (error instanceof SyntaxError) return json({ problems: ['the body is not JSON'] }, 400);
    throw error;
  });
  return routes;
}
