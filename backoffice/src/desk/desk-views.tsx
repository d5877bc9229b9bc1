import { otherWaysToPay } from '@clinic/core/desk/change-payment';
import { attendanceKinds } from '@clinic/core/desk/day/day-sheet-store';
import { deskActions } from '@clinic/core/desk/desk-store';
import { readOpenedLetter } from '@clinic/core/desk/letters/open-letter';
import { type MoveQuestion, readDeskMoveOffer } from '@clinic/core/desk/move/read-move-offer';
import { openFile } from '@clinic/core/desk/open-file';
import { readQueue } from '@clinic/core/desk/read-queue';
import { readWorkList } from '@clinic/core/desk/read-work';
import { readOpenedAccount } from '@clinic/core/desk/refund-account';
import { filledReplies } from '@clinic/core/desk/replies/filled-replies';
import { mostRequests, readRequestLines } from '@clinic/core/desk/requests/find-requests';
import { openListedWork } from '@clinic/core/desk/work/open-listed-work';
import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { workEventKinds } from '@clinic/core/work-items/work-event';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { labelIn } from '../language/label.ts';
import { troubles, troubleWords } from './action-words.ts';
import { readListQuery } from './bookings/list-query.ts';
import { QueueView } from './bookings/queue.tsx';
import { CallWatch } from './caller/call-watch.tsx';
import { noticeHoursOf, paymentSwitchesOf } from './caller/caller-services.ts';
import { askingPress, toldToCaller } from './caller/told-to-caller.ts';
import { readDeskContacts } from './clinic-contacts.ts';
import { DeskFrame } from './desk-frame.tsx';
import { dataKeysOf, deskOf } from './desk-of.ts';
import { doneOutcome } from './done-outcome.ts';
import { enterDesk } from './enter-desk.ts';
import { BookingFileView } from './file/booking-file.tsx';
import { LiveQueue } from './live/live-queue.tsx';
import { moveServicesOf } from './move/move-services-of.ts';
import type { PressOutcome } from './outcome-note.tsx';
import { RequestListView } from './requests/request-list.tsx';
import { requestListWords } from './requests/request-words.ts';
import { heldOutcome } from './work/claim-forms.tsx';
import { withWayBack } from './work/reopen-form.tsx';
import { liveWords } from './work/work-act-words.ts';
import { WorkListView } from './work/work-list.tsx';
import { isToldAtWork, readWorkQuestion } from './work/work-path.ts';

/** The list: what needs a person first. */
export async function DeskList(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user);
  const question = readListQuery(props.searchParams);
  const now = new Date();
  const queue = await readQueue(await deskOf(req.payload), staff, question, now);
  return (
    <DeskFrame {...props}>
      <QueueView queue={queue} question={question} now={now} language={req.i18n.language} />
    </DeskFrame>
  );
}

/** Everything that waits for a person. */
export async function DeskWork(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user);
  const now = new Date();
  const wanted = readWantedRequests(props.searchParams?.['pedidos']);
  if (wanted) {
    const lines = await readRequestLines(await deskOf(req.payload), staff, wanted, now);
    return (
      <DeskFrame {...props}>
        <RequestListView lines={lines} isAnswered={wanted === 'answered'} now={now} language={req.i18n.language} />
      </DeskFrame>
    );
  }
  const { itemId, ...question } = readWorkQuestion(props.searchParams);
  const store = await deskOf(req.payload);
  const work = await readWorkList(store, staff, question, now);
  const line = work.lines.find(({ id }) => id === itemId);
  const opened = line ? { line, contact: await openListedWork(store, staff, line) } : null;
  const told = withWayBack(toldBy(props.searchParams, line ? [line] : [], now), {
    ...{ searchParams: props.searchParams, on: question, language: req.i18n.language },
  });
  return (
    <AdminFrame {...props}>
      <LiveQueue open={work.counts.all} words={liveWordsIn(req.i18n.language)} />
      <WorkListView work={work} question={question} opened={opened} now={now} language={req.i18n.language} told={told} />
    </AdminFrame>
  );
}

const liveWordsIn = (language: string) => ({
  live: labelIn(language, liveWords.live),
  news: labelIn(language, liveWords.news),
  lost: labelIn(language, liveWords.lost),
  reload: labelIn(language, liveWords.reload),
});

/** One booking, and what can be done about it. */
export async function DeskBooking(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user);
  const id = z.uuid().safeParse(lastSegment(props.params));
  const now = new Date();
  const store = await deskOf(req.payload);
  const file = id.success ? await openFile(store, staff, id.data, { now, keys: dataKeysOf(req.payload) }) : null;
  if (!file) notFound();
  const asking = askingPress(props.searchParams?.['feito']);
  const told = asking
    ? toldToCaller(asking, file)
    : withWayBack(toldBy(props.searchParams, file.items, now), {
        searchParams: props.searchParams,
        on: 'file',
        language: req.i18n.language,
      });
  const wanted = file.possible.includes('move') ? readMoveQuestion(props.searchParams) : null;
  const move = wanted && (await readDeskMoveOffer(moveServicesOf(req.payload), file.booking, wanted, now));
  const replies = filledReplies(await store.replies(), file.booking, (await readDeskContacts(req.payload))[file.booking.locale].phone);
  const pressed = z.uuid().safeParse(props.searchParams?.['ver']);
  const opening = pressed.success ? { staff, bookingId: file.booking.id, requestId: pressed.data, now } : null;
  const account = opening && (await readOpenedAccount(store, opening));
  const letter = opening && (await readOpenedLetter(store, opening));
  const ways = otherWaysToPay(file, await paymentSwitchesOf(req.payload), now);
  return (
    <DeskFrame {...props}>
      {asking && file.status === 'received' && <CallWatch bookingId={file.booking.id} />}
      <BookingFileView
        file={file}
        move={move}
        ways={ways}
        noticeHours={await noticeHoursOf(req.payload)}
        replies={replies}
        account={account}
        letter={letter}
        now={now}
        language={req.i18n.language}
        told={told}
        isToldAtWork={isToldAtWork(props.searchParams)}
      />
    </DeskFrame>
  );
}

/** Null unless somebody wants to change the time. */
function readMoveQuestion(searchParams: AdminViewServerProps['searchParams']): MoveQuestion | null {
  const { mudar, mes } = searchParams ?? {};
  if (mudar !== 'mesmo' && mudar !== 'todos') return null;
  return { ofAnyDoctor: mudar === 'todos', month: typeof mes === 'string' ? mes : null };
}

const lastSegment = (params: AdminViewServerProps['params']): unknown =>
  Array.isArray(params?.['segments']) ? params['segments'].at(-1) : null;

/** Only ids stand in the address: which were found for what was typed. */
function readWantedRequests(value: unknown): string[] | 'answered' | null {
  if (typeof value !== 'string') return null;
  if (value === 'respondidos') return 'answered';
  return value
    .split('.')
    .filter((id) => z.uuid().safeParse(id).success)
    .slice(0, mostRequests);
}

/** `items`: the work that is shown, one of which a colleague may hold. */
function toldBy(searchParams: AdminViewServerProps['searchParams'], items: readonly StatedWork[], now: Date): PressOutcome {
  const held = searchParams?.['erro'] === 'held' ? heldOutcome(items, now) : null;
  if (held) return held;
  const done = ([...deskActions, ...workEventKinds, ...attendanceKinds, 'attendanceUndone', 'settled', 'reopened'] as const).find(
    (action) => action === searchParams?.['feito'],
  );
  const missed = (['notUnderstood', 'noRequest'] as const).find((kind) => kind === searchParams?.['erro']);
  if (missed) return { words: requestListWords[missed], isTrouble: true };
  const trouble = troubles.find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: troubleWords[trouble], isTrouble: true };
  return done ? doneOutcome(done, items) : null;
}
