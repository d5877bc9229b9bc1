import { pathTo } from '@clinic/core/addresses/path-to';
import type { Contact } from '@clinic/core/identity/contact';
import { isJustConfirmed } from '@clinic/core/identity/sessions/session';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { linkablePeople, linkRecord } from '@clinic/core/personal-area/record-link/link-record';
import { checkLinkCode, linkContacts, requestRecordLink } from '@clinic/core/personal-area/record-link/request-record-link';
import { arrangeVisits } from '@clinic/core/personal-area/visits/arrange-visits';
import { readVisits } from '@clinic/core/personal-area/visits/read-visits';
import { parseBirthDate } from '@clinic/core/personal-data/birth-date';
import { redirect } from 'react-router';
import { askerOf } from '../account/account-asker.server.ts';
import { confirmKeeping, type OpenAccount, toConfirmation } from '../account/require-account.server.ts';
import { codeInLink } from '../code-in-link.server.ts';
import { tooMany } from '../rate-limit-response.server.ts';
import type { LinkContact, LinkRecordView } from './link-record-view.ts';

/** Where this account stands on the way to its record: nothing asked yet, a code on its way, several people, or linked. */
export async function readLinkRecord(account: OpenAccount, request: Request, kept: Record<string, string>): Promise<LinkRecordView> {
  const { area, signedIn, page } = account;
  const { searchParams } = new URL(request.url);
  if (signedIn.account.patientId !== null) return linkedView(account);
  // Asked at once, so that what is typed here is not lost on the way.
  if (!isJustConfirmed(signedIn.session, new Date())) throw toConfirmation(page.locale, 'link', pathTo(page.locale, 'linkRecord'));
  const asked = searchParams.has('outra') ? null : await area.codes.latest(account.browserKey(), 'linkRecord');
  if (!asked || asked.accountId !== signedIn.account.id)
    return startView(
      account,
      startIn((name) => kept[name] ?? ''),
    );
  if (!asked.provenAt) {
    const sentTo = shown(asked.contact.kind === 'phone' ? 'phone' : 'email', asked.contact.value);
    return { kind: 'code', sentTo, again: searchParams.has('novo'), prefilled: codeInLink(request), problem: undefined };
  }
  const people = await linkablePeople(area, signedIn, account.browserKey());
  if (!people.ok) return { kind: people.error.kind === 'clinicUnavailable' ? 'silent' : 'notMatched' };
  const choices = people.value.map(({ id, firstName, birthYear }) => ({ id: String(id), firstName, birthYear: Number(birthYear) }));
  return { kind: 'who', people: choices, problem: undefined };
}

type StartState = Partial<Pick<Extract<LinkRecordView, { kind: 'start' }>, 'typed' | 'problem' | 'chosen'>>;

async function startView({ area, signedIn }: OpenAccount, { typed = {}, problem, chosen = 'email' }: StartState): Promise<LinkRecordView> {
  const contacts = await linkContacts(area, signedIn.account);
  return { kind: 'start', contacts: contacts.map(({ kind, value }: Contact) => shown(kind, value)), chosen, typed, problem };
}

async function linkedView({ area, signedIn }: OpenAccount): Promise<LinkRecordView> {
  const now = new Date();
  const { visits } = await readVisits(area, signedIn.account, now);
  const { next, later, past } = arrangeVisits(visits, now);
  return { kind: 'linked', pastVisits: past.length, visitsToCome: later.length + (next ? 1 : 0) };
}

const shown = (kind: LinkContact['kind'], value: string): LinkContact => ({ kind, shown: value });

/** Each step sends on to the page, which knows the next; what is refused is shown in place. */
export async function submitLinkRecord(account: OpenAccount, request: Request, form: FormData): Promise<LinkRecordView> {
  const { page, area, signedIn } = account;
  const here = pathTo(page.locale, 'linkRecord');
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40);
  const asker = askerOf(account, page);
  const confirmFirst = () => confirmKeeping(account, 'link', request, form);
  const go = text('go');
  if (go === 'typeCode') {
    const checked = await checkLinkCode(area, signedIn, { asker, code: text('code') });
    if (checked.ok) throw await linkOnly(account);
    const { kind } = checked.error;
    if (kind === 'tooMany') throw tooMany();
    const code = await area.codes.latest(asker.browserKey, 'linkRecord');
    if (!code) throw redirect(here, 303);
    const sentTo = shown(code.contact.kind === 'phone' ? 'phone' : 'email', code.contact.value);
    return { kind: 'code', sentTo, again: false, prefilled: '', problem: kind };
  }
  if (go === 'choosePerson') {
    const patientId = Number(text('who'));
    const linked = await linkRecord(area, signedIn, { browserKey: asker.browserKey, patientId });
    if (linked.ok) throw redirect(`${pathTo(page.locale, 'personalArea')}?feito=linked`, 303);
    if (linked.error.kind === 'notConfirmed') throw await confirmFirst();
    return { kind: linked.error.kind === 'clinicUnavailable' ? 'silent' : 'notMatched' };
  }
  const waiting = go === 'againCode' ? await area.codes.latest(asker.browserKey, 'linkRecord') : null;
  const { typed, chosen: pressed } = startIn(text);
  const chosen = waiting?.contact.kind === 'phone' ? 'phone' : waiting ? 'email' : pressed;
  const birthDate = waiting?.birthDate ?? birthDateIn(typed);
  if (typeof birthDate !== 'string') return startView(account, { typed, problem: birthDate.problem, chosen });
  const requested = await requestRecordLink(area, signedIn, { asker, kind: chosen, birthDate });
  if (requested.ok) throw redirect(waiting ? `${here}?novo=sim` : here, 303);
  if (requested.error.kind === 'notConfirmed') throw await confirmFirst();
  if (requested.error.kind === 'tooMany') throw tooMany();
  return startView(account, { typed });
}

const startIn = (text: (name: string) => string) => ({
  typed: { day: text('birthDate-day'), month: text('birthDate-month'), year: text('birthDate-year') },
  chosen: text('contact') === 'phone' ? ('phone' as const) : ('email' as const),
});

function birthDateIn(typed: { day: string; month: string; year: string }) {
  const parsed = parseBirthDate(typed, inLisbon(new Date()).day);
  return parsed.ok ? parsed.value : { problem: parsed.error.kind };
}

/** Where the code leaves one person only, nothing is left to choose. */
async function linkOnly(account: OpenAccount): Promise<Response> {
  const { page, area, signedIn } = account;
  const browserKey = account.browserKey();
  const here = pathTo(page.locale, 'linkRecord');
  const people = await linkablePeople(area, signedIn, browserKey);
  const [only, ...others] = people.ok ? people.value : [];
  if (!only || others.length > 0) return redirect(here, 303);
  const linked = await linkRecord(area, signedIn, { browserKey, patientId: only.id });
  return redirect(linked.ok ? `${pathTo(page.locale, 'personalArea')}?feito=linked` : here, 303);
}
