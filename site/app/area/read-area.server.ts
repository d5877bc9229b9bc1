import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { ProfileChange } from '@clinic/core/personal-area/profile/profile-store';
import type { AreaVisit } from '@clinic/core/personal-area/visits/area-visit';
import { arrangeVisits, unbookedVisits } from '@clinic/core/personal-area/visits/arrange-visits';
import { readVisits } from '@clinic/core/personal-area/visits/read-visits';
import type { OpenAccount } from '../account/require-account.server.ts';
import { lisbonMoment } from '../booking/visit/moment.ts';
import type { PageContext } from '../page-context.ts';
import { type AreaView, type Awaiting, areaDone } from './area-view.ts';
import { readBookAgain } from './read-book-again.server.ts';
import { readFirstFree } from './read-first-free.server.ts';
import { readNextVisit } from './read-next-visit.server.ts';
import { screenName } from './read-profile.server.ts';
import { retryAddress, toHistoryRows } from './visit-rows.server.ts';

const shownPast = 3;

/** The first page of the personal area: what comes next, what waits, what was. */
export async function readArea(account: OpenAccount, request: Request): Promise<AreaView> {
  const { page, area, signedIn, firstName } = account;
  const now = new Date();
  const { visits, clinic } = await readVisits(area, signedIn.account, now);
  const { next, later, past, byStrangers } = arrangeVisits(visits, now);
  const isLinked = signedIn.account.patientId !== null;
  const [nextVisit, again, firstFree, changes] = await Promise.all([
    next && readNextVisit(account, next, now),
    readBookAgain(page, { visits, now }),
    next || past.length > 0 ? null : readFirstFree(page),
    area.profile.latest(signedIn.account.id),
  ]);
  const asked = new URL(request.url).searchParams.get('feito');
  return {
    firstName,
    now: lisbonMoment(now),
    isLinked,
    silentSince: clinic.kind === 'silent' ? lisbonMoment(clinic.seenAt ?? now) : null,
    next: nextVisit,
    later: toHistoryRows(page, later, now),
    awaiting: [
      ...unbookedVisits(visits, now).map((visit) => unbooked(visit, page)),
      ...byStrangers.map((visit) => byStranger(visit, page.locale)),
      ...changes.flatMap(changeOnItsWay),
    ],
    again,
    past: { rows: toHistoryRows(page, past.slice(0, shownPast), now), total: past.length },
    firstFree,
    done: areaDone.find((done) => done === asked) ?? null,
  };
}

const unbooked = (visit: AreaVisit, { locale }: PageContext): Awaiting => ({
  kind: 'unbooked',
  key: visit.key,
  startsAt: lisbonMoment(visit.startsAt),
  doctorName: doctorNameIn(visit.doctorName, locale),
  to: retryAddress(visit, locale),
});

function changeOnItsWay(change: ProfileChange): Awaiting[] {
  const field = change.sentAt === null ? screenName(change.field) : null;
  return field ? [{ kind: 'edit', key: change.id, field, isRefused: change.refusedAt !== null }] : [];
}

const byStranger = ({ key, startsAt, doctorName }: AreaVisit, locale: PageContext['locale']): Awaiting => ({
  kind: 'stranger',
  key,
  startsAt: lisbonMoment(startsAt),
  doctorName: doctorNameIn(doctorName, locale),
});
