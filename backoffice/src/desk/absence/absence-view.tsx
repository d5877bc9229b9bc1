import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { isAbsence } from '@clinic/core/desk/absence/doctor-absence';
import { openClinicCall } from '@clinic/core/desk/absence/open-call';
import { readAbsence } from '@clinic/core/desk/absence/read-absence';
import { recordVisitsShown } from '@clinic/core/desk/day/read-day-sheet';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps, Payload } from 'payload';
import { doneWords, troubles, troubleWords } from '../action-words.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { deskOf } from '../desk-of.ts';
import { workPath } from '../desk-path.ts';
import { enterDesk } from '../enter-desk.ts';
import { moveServicesOf } from '../move/move-services-of.ts';
import type { PressOutcome } from '../outcome-note.tsx';
import { AbsencePage } from './absence-page.tsx';
import { absencePath } from './absence-path.ts';
import { readAbsenceQuestion } from './absence-query.ts';
import { CallPage } from './call-page.tsx';

const clinicFor = (payload: Payload): ClinicService => payload.config.custom['clinic'] as ClinicService;

/** A doctor does not come: who is concerned, and the one confirmation. */
export async function DeskAbsence(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, absencePath);
  const now = new Date();
  const question = readAbsenceQuestion(props.searchParams, now);
  const store = await deskOf(req.payload);
  const { doctorId, from, to, reason } = question;
  const isWanted = doctorId !== null && reason !== null && isAbsence(question);
  const plan = isWanted ? await readAbsence({ store, clinic: clinicFor(req.payload) }, { doctorId, from, to }, now) : null;
  if (plan)
    await recordVisitsShown(
      store,
      staff,
      plan.lines.map(({ visit }) => visit),
      from,
    );
  const listed = await moveServicesOf(req.payload).directory.doctors();
  const doctors = listed.ok ? listed.value.value.map(({ id, clinicalName }) => ({ id, name: clinicalName })) : await store.doctors();
  return (
    <DeskFrame {...props}>
      <AbsencePage
        {...{ question, doctors, plan, now }}
        inForce={await store.absences(inLisbon(now).day)}
        isTooLong={!isAbsence(question)}
        language={req.i18n.language}
        told={toldBy(props.searchParams)}
      />
    </DeskFrame>
  );
}

/** Whom to call about a visit made by telephone. */
export async function DeskCall(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, workPath);
  const segments = props.params?.['segments'];
  const itemId = Array.isArray(segments) ? String(segments.at(-1)) : '';
  const sources = { store: await deskOf(req.payload), clinic: clinicFor(req.payload) };
  const now = new Date();
  const call = /^\d{1,18}$/.test(itemId) ? await openClinicCall(sources, staff, itemId, now) : null;
  if (!call) notFound();
  return (
    <DeskFrame {...props}>
      <CallPage call={call} now={now} language={req.i18n.language} told={toldBy(props.searchParams)} />
    </DeskFrame>
  );
}

function toldBy(searchParams: AdminViewServerProps['searchParams']): PressOutcome {
  const trouble = troubles.find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: troubleWords[trouble], isTrouble: true };
  const done = (['absence', 'absenceEnded', 'called'] as const).find((kind) => kind === searchParams?.['feito']);
  return done ? { words: doneWords[done], isTrouble: false } : null;
}
