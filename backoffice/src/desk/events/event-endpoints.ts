import { csvFile } from '@clinic/core/desk/csv-file';
import { attendanceList } from '@clinic/core/desk/events/attendance-list';
import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { type Label, labelIn } from '../../language/label.ts';
import { formatDateTime } from '../in-words.ts';
import { onPress, type PressEnv, presserOf, refusePress, seeOther } from '../press.ts';
import { eventDeskOf } from './event-desk-of.ts';
import { attendancePath } from './event-path.ts';
import { attendanceWords, registrationWords } from './event-words.ts';

const eventId = z.coerce.number().int().positive();
const pressed = z.object({ id: eventId, pedido: z.uuid(), inscricao: z.uuid(), veio: z.enum(['sim', 'nao']) });

/** Somebody stands at the door, or was marked by mistake. */
const markPresence = onPress(pressed, async ({ payload, staff, wish }) => {
  const { id: event, pedido: requestId, inscricao: registrationId, veio } = wish;
  const desk = await eventDeskOf(payload);
  const marked = await desk.markPresent({
    staff,
    eventId: event,
    registrationId,
    requestId,
    isPresent: veio === 'sim',
  });
  return seeOther(`${attendancePath(event)}?${marked.ok ? 'feito=presenca' : `erro=${marked.error.kind}`}`);
});

const cancelled = z.object({ id: eventId, pedido: z.uuid(), inscricao: z.uuid(), certeza: z.literal('sim') });

/** Somebody called or wrote and cannot come. */
const cancelPlace = onPress(cancelled, async ({ payload, staff, wish }) => {
  const { id: event, pedido: requestId, inscricao: registrationId } = wish;
  const desk = await eventDeskOf(payload);
  const done = await desk.cancel({ staff, eventId: event, registrationId, requestId });
  return seeOther(`${attendancePath(event)}?${done.ok ? 'feito=cancelada' : `erro=${done.error.kind}`}`);
});

const columns = ['name', 'people', 'how', 'state', 'email', 'phone', 'note', 'since', 'presence'] as const;

/** Asked for with a button, so that no other site can ask for it in the name of whoever is signed in. */
const downloadCsv =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    if (!staff) return refusePress(403);
    const id = eventId.safeParse(req.routeParams?.['id']);
    if (!id.success) return refusePress(400);
    const say = (words: Label) => labelIn(req.i18n.language, words);
    const desk = await eventDeskOf(req.payload);
    const live = await desk.live([id.data]);
    await desk.recordView({ staff, action: 'eventCsv', eventId: id.data, registrations: live.length });
    const { coming, waiting } = attendanceList(live);
    const rows = [...coming, ...waiting].map((one) => [
      ...[one.name, String(one.people), say(attendanceWords[one.mode]), say(registrationWords(one)), one.email, one.phone],
      ...[one.note, formatDateTime(one.registeredAt), one.presentAt ? formatDateTime(one.presentAt) : ''],
    ]);
    const headings = columns.map((column) => say(attendanceWords[column]));
    return new Response(csvFile([headings, ...rows], ';'), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${say(attendanceWords.csvName)}-${id.data}.csv"`,
        'cache-control': 'no-store',
      },
    });
  };

export const deskEventEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: '/inscricoes-eventos/:id/presenca', handler: markPresence(env) },
  { method: 'post', path: '/inscricoes-eventos/:id/cancelar', handler: cancelPlace(env) },
  { method: 'post', path: '/inscricoes-eventos/:id/csv', handler: downloadCsv(env) },
];
