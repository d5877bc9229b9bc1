import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { cancelAbsence } from '@clinic/core/desk/absence/cancel-absence';
import { endAbsence } from '@clinic/core/desk/absence/end-absence';
import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { deskOf } from '../desk-of.ts';
import { onPress, type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { absenceAddress, absencePath, cancelAbsencePath, endAbsencePath } from './absence-path.ts';
import { readAbsenceQuestion } from './absence-query.ts';

/** Ids with a full stop between them, as the page wrote them. */
const idsIn = z
  .string()
  .max(20_000)
  .transform((text) => text.split('.').filter(Boolean));
const appointmentId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const pressed = z.object({
  pedido: z.uuid(),
  confirmado: z.literal('sim').optional(),
  marcacoes: idsIn.pipe(z.array(z.uuid()).max(500)),
  consultas: idsIn.pipe(z.array(appointmentId).max(500)),
});

/** The one confirmation. The answer is the same page: what could not be done is still there. */
const confirm =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    if (!staff) return refusePress(403);
    const form = await readPressedForm(req);
    const now = new Date();
    const question = readAbsenceQuestion(form, now);
    const { doctorId, reason, from, to } = question;
    const wish = pressed.safeParse(form);
    if (!wish.success || doctorId === null || reason === null) return refusePress(400);
    const { pedido: requestId, confirmado, marcacoes: bookingIds, consultas: appointmentIds } = wish.data;
    if (!confirmado) return seeOther(`${absenceAddress(question)}&erro=notConfirmed`);
    const press = { store: await deskOf(req.payload), clinic: req.payload.config.custom['clinic'] as ClinicService, staff, requestId };
    const done = await cancelAbsence(press, { doctorId, from, to, reason, bookingIds, appointmentIds }, now);
    return seeOther(`${absenceAddress(question)}&${done.ok ? 'feito=absence' : `erro=${done.error.kind}`}`);
  };

const toEnd = z.object({ pedido: z.uuid(), ausencia: z.uuid(), confirmado: z.literal('sim').optional() });

/** The doctor comes after all. */
const end = onPress(toEnd, async ({ payload, staff, wish }) => {
  const { pedido: requestId, ausencia, confirmado } = wish;
  if (!confirmado) return seeOther(`${absencePath}?erro=notConfirmed`);
  const done = await endAbsence({ store: await deskOf(payload), staff, requestId }, ausencia);
  return seeOther(`${absencePath}?${done.ok ? 'feito=absenceEnded' : `erro=${done.error.kind}`}`);
});

export const absenceEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: endAbsencePath.replace('/api', ''), handler: end(env) },
  { method: 'post', path: cancelAbsencePath.replace('/api', ''), handler: confirm(env) },
];
