import { accountActions } from '@clinic/core/desk/accounts/account-desk';
import { readRecords } from '@clinic/core/desk/accounts/find-records';
import { openAccountFile } from '@clinic/core/desk/accounts/open-account-file';
import { readAccounts } from '@clinic/core/desk/accounts/read-accounts';
import type { StaffMember } from '@clinic/core/desk/desk-store';
import { workEventKinds } from '@clinic/core/work-items/work-event';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps, Payload } from 'payload';
import { z } from 'zod';
import { DeskFrame } from '../desk-frame.tsx';
import { dataKeysOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import { heldOutcome } from '../work/claim-forms.tsx';
import { withWayBack } from '../work/reopen-form.tsx';
import { workDoneWords } from '../work/work-act-words.ts';
import { accountDoneWords, accountTroubles, accountTroubleWords } from './account-action-words.ts';
import { accountDeskOf, recordPortsOf } from './account-desk-of.ts';
import { AccountFileView } from './account-file.tsx';
import { AccountListView } from './account-list.tsx';
import { accountsPath } from './account-path.ts';
import { readFoundAccounts, readFoundRecords } from './account-query.ts';
import { RegistrationFileView } from './registration-file.tsx';

/** Finds an account for somebody on the telephone. */
export async function DeskAccounts(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, accountsPath);
  const found = readFoundAccounts(props.searchParams);
  const lines = found ? await readAccounts(await accountDeskOf(req.payload), staff, found.ids) : [];
  return (
    <DeskFrame {...props}>
      <AccountListView lines={lines} isMore={found?.isMore ?? false} language={req.i18n.language} told={toldAbout(props.searchParams)} />
    </DeskFrame>
  );
}

/** One account, or a registration that waits for its e-mail, and what can be done about it. */
export async function DeskAccount(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const { payload } = req;
  const language = req.i18n.language;
  const staff = enterDesk(req.user, accountsPath);
  const segments = props.params?.['segments'];
  const id = z.uuid().safeParse(Array.isArray(segments) ? segments.at(-1) : null);
  const now = new Date();
  const desk = await accountDeskOf(payload);
  const file = id.success ? await openAccountFile(desk, staff, id.data, { now, keys: dataKeysOf(payload) }) : null;
  if (!file) notFound();
  const held = props.searchParams?.['erro'] === 'held' && file.level !== 'waiting' ? heldOutcome(file.items, now) : null;
  const told = held ?? withWayBack(toldAbout(props.searchParams), { searchParams: props.searchParams, on: 'file', language });
  if (file.level === 'waiting')
    return (
      <DeskFrame {...props}>
        <RegistrationFileView file={file} language={language} told={told} />
      </DeskFrame>
    );
  const records = await recordsToChoose(payload, staff, file.account.id, readFoundRecords(props.searchParams));
  const silent = records === null ? { words: accountTroubleWords.clinicUnavailable, isTrouble: true } : null;
  return (
    <DeskFrame {...props}>
      <AccountFileView file={file} records={records ?? []} now={now} language={language} told={told ?? silent} reader={req.user ?? null} />
    </DeskFrame>
  );
}

/** Null where the clinic does not answer. */
async function recordsToChoose(payload: Payload, staff: StaffMember, accountId: string, patientIds: number[]) {
  if (patientIds.length === 0) return [];
  const read = await readRecords(await accountDeskOf(payload), recordPortsOf(payload), { staff, accountId, patientIds });
  return read.ok ? read.value : null;
}

function toldAbout(searchParams: AdminViewServerProps['searchParams']) {
  const did = workEventKinds.find((kind) => kind === searchParams?.['feito']);
  if (did) return { words: workDoneWords[did], isTrouble: false };
  const done = ([...accountActions, 'settled', 'reopened'] as const).find((action) => action === searchParams?.['feito']);
  const trouble = accountTroubles.find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: accountTroubleWords[trouble], isTrouble: true };
  return done ? { words: accountDoneWords[done], isTrouble: false } : null;
}
