import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { AreaVisit } from '@clinic/core/personal-area/visits/area-visit';
import { arrangeVisits } from '@clinic/core/personal-area/visits/arrange-visits';
import { readVisits } from '@clinic/core/personal-area/visits/read-visits';
import type { OpenAccount } from '../account/require-account.server.ts';
import type { HistoryRow, HistoryView } from './history-view.ts';
import { toHistoryRows } from './visit-rows.server.ts';

/** All visits of the account, booked here or not; `?ver=futuras` and `?pessoa=` choose among them. */
export async function readHistory({ page, area, signedIn }: OpenAccount, request: Request): Promise<HistoryView> {
  const { account } = signedIn;
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const { visits, clinic } = await readVisits(area, account, now);
  const shown = searchParams.get('ver') === 'futuras' ? 'future' : 'past';
  const arranged = arrangeVisits(visits, now);
  const toRows = (some: AreaVisit[]) => toHistoryRows(page, some, now);
  const [past, calledOff] = [toRows(arranged.past), toRows(arranged.calledOff)];
  const future = toRows([arranged.next ?? [], arranged.later].flat()).sort((one, other) =>
    `${one.day}${one.time}`.localeCompare(`${other.day}${other.time}`),
  );
  const names = [...new Set([...past, ...future, ...calledOff].map(({ patientName }) => patientName))].sort();
  // A number and not the name: names do not travel in addresses.
  const people = names.map((name, index) => ({ value: String(index + 1), name }));
  const person = people.find(({ value }) => value === searchParams.get('pessoa')) ?? null;
  const isShown = ({ patientName }: HistoryRow) => !person || patientName === person.name;
  return {
    shown,
    counts: { past: past.length, future: future.length },
    rows: (shown === 'past' ? past : future).filter(isShown),
    calledOff: shown === 'past' ? [] : calledOff.filter(isShown),
    people,
    person: person?.value ?? null,
    isLinked: account.patientId !== null,
    silentSince: clinic.kind === 'silent' ? inLisbon(clinic.seenAt ?? now).time : null,
  };
}
