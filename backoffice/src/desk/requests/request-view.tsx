import type { StaffMember } from '@clinic/core/desk/desk-store';
import { openVisitorRequest } from '@clinic/core/desk/requests/answer-request';
import { workEventKinds } from '@clinic/core/work-items/work-event';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Label } from '../../language/label.ts';
import { doneWords, troubles, troubleWords } from '../action-words.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { deskOf } from '../desk-of.ts';
import { heldOutcome } from '../work/claim-forms.tsx';
import { withWayBack } from '../work/reopen-form.tsx';
import { isToldAtWork } from '../work/work-path.ts';
import { doneAboutRequest } from './answer-with-words.ts';
import { doctorsOf } from './doctors-of.ts';
import { documentWords } from './document-words.ts';
import { MyRequestsView } from './my-requests.tsx';
import { RequestFileView } from './request-file.tsx';
import { myRequestsPath } from './request-path.ts';
import { requestReaderOf } from './request-reader.ts';

/** One form of the site, and what can be done about it. */
export async function DeskRequestPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterRequests(req.user);
  const segments = props.params?.['segments'];
  const id = z.uuid().safeParse(Array.isArray(segments) ? segments.at(-1) : null);
  const store = await deskOf(req.payload);
  const file = id.success ? await openVisitorRequest({ store, staff, visitorRequestId: id.data }) : null;
  if (!file) notFound();
  const query = props.searchParams;
  const now = new Date();
  const held = query?.['erro'] === 'held' ? heldOutcome(file.items, now) : null;
  const told = toldOf(String(query?.['feito'] ?? ''), String(query?.['erro'] ?? ''));
  const isDoctor = staff.role === 'medico';
  return (
    <DeskFrame {...props}>
      <RequestFileView
        file={file}
        staff={staff}
        reader={req.user ?? null}
        doctors={isDoctor ? [] : await doctorsOf(req.payload)}
        done={isDoctor ? [] : await doneAboutRequest(req.payload, store, file.request.id)}
        now={now}
        language={req.i18n.language}
        isToldAtWork={!isDoctor && isToldAtWork(query)}
        told={held ?? withWayBack(told, { searchParams: query, on: 'file', language: req.i18n.language })}
      />
    </DeskFrame>
  );
}

const done = ['settled', 'assigned', 'reopened', ...workEventKinds] as const;

function toldOf(doing: string, trouble: string): { words: Label; isTrouble: boolean } | null {
  const failed = troubles.find((known) => known === trouble);
  if (failed) return { words: failed === 'notFound' ? documentWords.cannotOpen : troubleWords[failed], isTrouble: true };
  const did = done.find((known) => known === doing);
  return did ? { words: doneWords[did], isTrouble: false } : null;
}

/** What a doctor was given to read. */
export async function MyRequests(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterRequests(req.user);
  if (staff.role !== 'medico') notFound();
  const requests = await (await deskOf(req.payload)).assignedRequests(staff.id);
  return (
    <DeskFrame {...props}>
      <MyRequestsView requests={requests} now={new Date()} language={req.i18n.language} />
    </DeskFrame>
  );
}

/** As `enterDesk`, and doctors too. */
function enterRequests(user: PayloadRequest['user']): StaffMember {
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(myRequestsPath)}`);
  return requestReaderOf(user) ?? notFound();
}
