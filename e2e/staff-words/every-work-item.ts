import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type WorkItemKind, type WorkItemSubject, workItemKinds } from '@clinic/core/work-items/work-item';
import { maria } from '../../scripts/demo-accounts/demo-people.ts';
import type { DayServices } from '../../scripts/demo-day/day-services.ts';
import { demoVisitId } from '../../scripts/demo-day/keep-booking.ts';

/** Made with the form that they are about, by the demo's day. */
const ofRequests: readonly WorkItemKind[] = [
  ...([
    'contactRequest',
    'callBackRequest',
    'secondOpinionRequest',
    'examRequest',
    'internationalRequest',
    'complaint',
    'formLetterArrived',
  ] as const),
];
const ofAccounts: readonly WorkItemKind[] = [
  ...(['profileRefused', 'erasureRequested', 'accessQuestioned', 'recordLinkedElsewhere', 'recordGone'] as const),
];

/** One open item of every kind, so that each can be read in the list, beside it and on the page of what it is about. */
export async function openEveryWorkItem({ booking, accounts }: DayServices, now: Date): Promise<void> {
  const account = await accounts.byEmail(maria.email);
  const subjectOf = (kind: WorkItemKind, number: number): WorkItemSubject => {
    if (kind === 'unusualRate') return { kind: 'alarm', id: 'codes' };
    if (kind === 'newsletterNotSent' || kind === 'subscribersNotTold') return { kind: 'alarm', id: kind };
    if (kind === 'clinicCancelled') return { kind: 'appointment', id: '1' };
    if (ofAccounts.includes(kind)) return { kind: 'account', id: account?.id ?? '' };
    return { kind: 'booking', id: demoVisitId(5_000 + (number % 5)) };
  };
  const detail = { patientId: 1, otherPatientId: 2, day: inLisbon(now).day, time: '11:00', why: 'doctorUnavailable' };
  for (const [number, kind] of workItemKinds.filter((each) => !ofRequests.includes(each)).entries())
    await booking.store.inTransaction((transaction) => transaction.openWorkItem({ kind, subject: subjectOf(kind, number), detail }));
}
