import { attendanceList } from '@clinic/core/desk/events/attendance-list';
import { readEventAnswers } from '@clinic/core/desk/events/event-answers';
import { workEventKinds } from '@clinic/core/work-items/work-event';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { labelIn } from '../../language/label.ts';
import { doneWords, troubles, troubleWords } from '../action-words.ts';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import { withWayBack } from '../work/reopen-form.tsx';
import { EventAnswers } from './event-answers.tsx';
import { AttendanceView } from './event-attendance.tsx';
import { deskEventsOf, eventDeskOf } from './event-desk-of.ts';
import { EventListView } from './event-list.tsx';
import { eventsDeskPath } from './event-path.ts';
import { answerWords, attendanceWords } from './event-words.ts';

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
  const published = (await deskEventsOf(req.payload, req.i18n.language)).find((one) => one.id === id);
  const [now, desk] = [new Date(), await eventDeskOf(req.payload)];
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const answers = isNumber ? await readEventAnswers({ desk, store: await deskOf(req.payload) }, staff, id, now) : [];
  // Whoever heard that an event was withdrawn may answer to that.
  const withdrawn = { id, title: labelIn(req.i18n.language, answerWords.withdrawn), startsAt: null, places: null };
  const event = published ?? (answers.length > 0 ? withdrawn : null);
  if (!event) notFound();
  const { searchParams } = props;
  const told = withWayBack(toldOf(searchParams), { searchParams, on: 'file', language: req.i18n.language });
  const live = await desk.live([id]);
  await desk.recordView({ staff, action: 'eventList', eventId: id, registrations: live.length });
  return (
    <AdminFrame {...props}>
      <AttendanceView event={event} list={attendanceList(live)} language={req.i18n.language} told={told}>
        <EventAnswers answers={answers} now={now} language={req.i18n.language} />
      </AttendanceView>
    </AdminFrame>
  );
}

function toldOf(searchParams: AdminViewServerProps['searchParams']) {
  if (searchParams?.['erro'] === 'notFound') return { words: attendanceWords.notFound, isTrouble: true };
  const trouble = troubles.find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: troubleWords[trouble], isTrouble: true };
  const did = (['settled', 'reopened', ...workEventKinds] as const).find((action) => action === searchParams?.['feito']);
  if (did) return { words: doneWords[did], isTrouble: false };
  const done = { presenca: attendanceWords.done, cancelada: attendanceWords.cancelled }[String(searchParams?.['feito'])];
  return done ? { words: done, isTrouble: false } : null;
}
