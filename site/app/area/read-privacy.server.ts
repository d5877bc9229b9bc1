import { pathTo } from '@clinic/core/addresses/path-to';
import { ownOnly } from '@clinic/core/identity/foreign-id';
import { confirmedMinutes, isJustConfirmed } from '@clinic/core/identity/sessions/session';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { readAccesses, type ShownAccess } from '@clinic/core/personal-area/access/read-accesses';
import { heldKinds } from '@clinic/core/personal-area/data-requests/held-after-erasure';
import { oneMonthAfter } from '@clinic/core/personal-area/data-requests/request-erasure';
import { arrangeVisits } from '@clinic/core/personal-area/visits/arrange-visits';
import { readVisits } from '@clinic/core/personal-area/visits/read-visits';
import { createTranslator } from 'use-intl';
import type { OpenAccount } from '../account/require-account.server.ts';
import { lisbonMoment } from '../booking/visit/moment.ts';
import { messagesFor } from '../language/messages.server.ts';
import { type AccessRow, accessRoles, type PrivacyView } from './privacy-view.ts';

const shownDays = 30;
const dones = ['newsletter', 'exportAsked', 'erasureAsked', 'accessAsked'] as const;

/** What the clinic's site has of somebody, who saw it, and what can be done about it. */
export async function readPrivacyView(open: OpenAccount, request: Request): Promise<PrivacyView> {
  const { page, area, signedIn } = open;
  const { account, session } = signedIn;
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const showsAll = searchParams.get('acessos') === 'todos';
  const since = showsAll ? new Date(0) : new Date(now.getTime() - shownDays * 86_400_000);
  const [accesses, requests, { visits }, newsletter] = await Promise.all([
    readAccesses(area, account, since),
    area.dataRequests.list(account.id),
    readVisits(area, account, now),
    area.newsletter.standingOf(account.email),
  ]);
  const { next } = arrangeVisits(visits, now);
  const erasure = requests.find(({ kind, doneAt }) => kind === 'erasure' && doneAt === null);
  const isReady = searchParams.has('copia') && isJustConfirmed(session, now);
  const file = (papel: 'pdf' | 'json') => pathTo(page.locale, 'paperFile', { tipo: 'dados', papel });
  return {
    today: inLisbon(now).day,
    consents: [{ kind: 'account', day: inLisbon(account.createdAt).day }],
    newsletter: newsletter === 'suppressed' ? null : newsletter,
    export: isReady
      ? {
          kind: 'ready',
          until: inLisbon(new Date(session.confirmedAt.getTime() + confirmedMinutes * 60_000)).time,
          pdf: file('pdf'),
          json: file('json'),
        }
      : { kind: 'none' },
    erasure: erasure
      ? { kind: 'asked', askedOn: inLisbon(erasure.askedAt).day, answerBy: inLisbon(erasure.dueAt).day }
      : { kind: 'none', answerBy: inLisbon(oneMonthAfter(now)).day },
    held: heldKinds.map((kind) => ({ kind, years: null })),
    nextVisitDay: next && inLisbon(next.startsAt).day,
    accesses: accesses.map((access) => toRow(access, page.locale)),
    accessDays: showsAll ? null : shownDays,
    asking: ownOnly(area, account, { what: 'access', asked: searchParams.get('acesso'), own: accesses.map(({ key }) => key) }),
    done: dones.find((done) => done === searchParams.get('feito')) ?? null,
  };
}

function toRow({ key, by, role, what, at, questionedAt }: ShownAccess, locale: Locale): AccessRow {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'area'), namespace: 'area.privacy.accesses.what' });
  const known = t.has(what as 'other') ? (what as 'other') : 'other';
  return {
    id: key,
    role: by === 'staff' ? (accessRoles.find((each) => each === role) ?? 'desk') : by === 'patient' ? 'you' : 'otherAccount',
    what: t(known),
    at: lisbonMoment(at),
    questionedOn: questionedAt && inLisbon(questionedAt).day,
  };
}
