import { attendanceKinds } from '@clinic/core/desk/day/day-sheet-store';
import { markAttendance, undoAttendance } from '@clinic/core/desk/day/mark-attendance';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { deskOf } from '../desk-of.ts';
import { filePath } from '../desk-path.ts';
import { onPress, type PressEnv, seeOther } from '../press.ts';
import { dayAddress, markPath, rowId } from './day-path.ts';
import { readDay, readDoctorId } from './day-query.ts';

const pressed = z.object({
  pedido: z.uuid(),
  consulta: z.coerce.number().int().positive().max(2_147_483_647),
  marca: z.enum([...attendanceKinds, 'anular']),
  dia: z.string().refine((day) => readDay(day) !== null),
  medico: z.string().optional(),
  marcacao: z.uuid().optional(),
});

/** “Chegou”, “Faltou” and “Anular”. Whatever came of it, the answer is the page of the press: a booking's, or the sheet at the same row. */
const mark = onPress(pressed, async ({ payload, staff, wish }) => {
  const { pedido: requestId, consulta: appointmentId, marca, dia: day, medico, marcacao } = wish;
  const press = { store: await deskOf(payload), staff, requestId, appointmentId };
  const marked = marca === 'anular' ? await undoAttendance(press) : await markAttendance(press, { kind: marca, day }, new Date());
  const told = marked.ok ? `feito=${marca === 'anular' ? 'attendanceUndone' : marca}` : `erro=${marked.error.kind}`;
  if (marcacao) return seeOther(`${filePath(marcacao)}?${told}`);
  return seeOther(`${dayAddress({ day, doctorId: readDoctorId(medico) })}&${told}#${rowId(appointmentId)}`);
});

export const dayEndpoints = (env: PressEnv): Endpoint[] => [{ method: 'post', path: markPath.replace('/api', ''), handler: mark(env) }];
