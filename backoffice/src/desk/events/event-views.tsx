import { attendanceList } from '@clinic/core/desk/events/attendance-list';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { AdminFrame } from '../../components/admin-frame.tsx';
import { enterDesk } from '../enter-desk.ts';
import { AttendanceView } from './attendance.tsx';
import { deskEventsOf, eventDeskOf } from './event-desk-of.ts';
import { EventListView } from './event-list.tsx';
import { eventsDeskPath } from './event-path.ts';
import { attendanceWords } from './event-words.ts';

/** All events with how many come. Only numbers: nobody's name is read for it by a person. */
export async function DeskEvents(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  enterDesk(req.user, eventsDeskPath);
  const events = await deskEventsOf(req.payload, req.i18n.language);
  const live = await (await eventDeskOf(req.payload)).live(events.map(({ id }) => id));
  return (
    <AdminFrame {...props}>
      <EventListView events={events} live={live} language={req.i18n.language} />
    </AdminFrame>
  );
}

/** One event: who comes and who waits. */
export async function DeskEventAttendance(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, eventsDeskPath);
  const segments = props.params?.['segments'];
  const id = Number(Array.isArray(segments) ? segments.at(-1) : Number.NaN);
  const event = (await deskEventsOf(req.payload, req.i18n.language)).find((one) => one.id === id);
  if (!event) notFound();
  const desk = await eventDeskOf(req.payload);
  const live = await desk.live([id]);
  await desk.recordView({ staff, action: 'eventList', eventId: id, registrations: live.length });
  return (
    <AdminFrame {...props}>
      <AttendanceView event={event} list={attendanceList(live)} language={req.i18n.language} told={toldOf(props.searchParams)} />
    </AdminFrame>
  );
}

function toldOf(searchParams: AdminViewServerProps['searchParams']) {
  if (searchParams?.['erro'] === 'notFound') return { words: attendanceWords.notFound, isTrouble: true };
  const done = { presenca: attendanceWords.done, cancelada: attendanceWords.cancelled }[String(searchParams?.['feito'])];
  return done ? { words: done, isTrouble: false } : null;
}
