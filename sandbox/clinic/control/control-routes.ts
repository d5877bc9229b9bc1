import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxDatabase } from '../../database/database.ts';
import { ClinicError } from '../error-code.ts';
import { clinicFaultSchema } from '../faults/fault.ts';
import type { FaultBook } from '../faults/fault-book.ts';
import { resetClinic } from '../seed/seed-clinic.ts';
import { clinicStaffActions } from './desk.ts';
import { readClinicState } from './read-state.ts';
import { statePage } from './state-page.ts';

const day = z.iso.date();
const visitSchema = z.strictObject({
  doctorId: z.int(),
  date: day,
  start: z.string().regex(/^\d\d:\d\d$/),
  typeId: z.int().default(462),
  patientId: z.int().optional(),
});
const absenceSchema = z.strictObject({
  doctorId: z.int().nullable().default(null),
  firstDay: day,
  lastDay: day,
  reason: z.string().min(1).default('Bloqueado no balcão'),
});
const resetSchema = z.strictObject({ bookings: z.boolean().default(true) });

type ControlOptions = { db: SandboxDatabase; book: FaultBook; calls: Map<string, number> };

/** Without a key: the sandbox listens on this machine only. JSON must be declared as such, which no other web page's form can do. */
export function clinicControlRoutes({ db, book, calls }: ControlOptions): Hono {
  const routes = new Hono();
  const staff = clinicStaffActions(db);
  const state = () => readClinicState(db, book, calls);
  const read = async <T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> => schema.parse(await request.json());

  routes.use(async ({ req, json }, next) => {
    const isJson = req.header('content-type')?.startsWith('application/json') ?? false;
    return req.method === 'POST' && !isJson ? json({ problems: ['send content-type: application/json'] }, 415) : next();
  });
  routes.get('/', async (context) => context.html(statePage(await state())));
  routes.get('/state', async (context) => context.json(await state()));
  routes.post('/faults', async ({ req, json }) => json(book.add(await read(req.raw, clinicFaultSchema)), 201));
  routes.delete('/faults', (context) => {
    book.clear();
    return context.body(null, 204);
  });
  routes.post('/desk/appointments', async ({ req, json }) => json({ id: await staff.book(await read(req.raw, visitSchema)) }, 201));
  routes.delete('/desk/appointments/:id{\\d+}', async ({ req, json }) => json({ id: await staff.cancel(Number(req.param('id'))) }));
  routes.post('/desk/absences', async ({ req, json }) => {
    await staff.block(await read(req.raw, absenceSchema));
    return json({ blocked: true }, 201);
  });
  routes.post('/reset', async ({ req, json }) => {
    const choice = await read(req.raw, resetSchema);
    book.clear();
    calls.clear();
    await resetClinic(db, choice);
    return json(await state());
  });
  routes.onError((error, { json }) => {
    if (error instanceof ClinicError) return json({ code: error.code }, 409);
    if (error instanceof z.ZodError)
      return json({ problems: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }, 400);
    if (error instanceof SyntaxError) return json({ problems: ['the body is not JSON'] }, 400);
    throw error;
  });
  return routes;
}
