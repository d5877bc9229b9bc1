import { pathTo } from '@clinic/core/addresses/path-to';
import { type Asked, type BookTrouble, bookFromDraft } from '@clinic/core/booking/wizard/book-from-draft';
import { walk } from '@clinic/core/booking/wizard/walk';
import type { Contact } from '@clinic/core/identity/contact';
import { isKnownDevice } from '@clinic/core/identity/known-device';
import { err, ok, type Result } from '@clinic/core/kernel/result';
import { redirect } from 'react-router';
import { tooMany } from '../or-too-many.server.ts';
import type { PageContext } from '../page-context.ts';
import { draftCookie } from './draft-cookie.server.ts';
import { readDeviceCookie } from './identity/device-cookie.server.ts';
import { readDraft, readOffer } from './open-wizard.server.ts';
import { firstVisitPath } from './visit/open-visit.server.ts';

/** Why the last button did not book; what the whole page says otherwise is left out. */
export type ShownTrouble = Exclude<BookTrouble, { kind: 'tooMany' | 'notComplete' }>;

/** Everything that a booking is made of, out of the visitor's draft. A draft that was sent leads to its visit. */
export async function readAsked(
  page: PageContext,
  request: Request,
): Promise<Result<Asked & { key: string }, { kind: 'notComplete' } | { kind: 'clinicSilent' }>> {
  const { booking, locale, client, origin } = page;
  const { key, draft } = await readDraft(page, request);
  if (!key || !draft) return err({ kind: 'notComplete' });
  if (draft.submittedAt) throw redirect(firstVisitPath(page, draft.bookingId), 303);
  const offer = await readOffer(page);
  if (!offer.ok) return offer;
  const device = { cookie: readDeviceCookie(request, origin), secret: booking.visitSecrets[0], keys: booking.keys };
  const asker = { browserKey: key, client, isKnownDevice: (contact: Contact) => isKnownDevice(device, contact) };
  return ok({ key, draft, offer: offer.value, walk: walk(draft.fields, offer.value), locale, asker });
}

/** The last button. Pressed again, in this tab or another, it leads to the same visit; a code that is needed has its own page. */
export async function book(
  page: PageContext,
  asked: Asked & { key: string },
  cookies: string[] = [],
): Promise<Exclude<BookTrouble, { kind: 'tooMany' }>> {
  const outcome = await bookFromDraft(page.booking, asked);
  if (!outcome.ok) {
    if (outcome.error.kind === 'tooMany') throw tooMany();
    return outcome.error;
  }
  // Who chose the way has asked before: the page says that this is another one.
  if (outcome.value.kind === 'codeNeeded') throw redirect(pathTo(page.locale, 'wizardCode') + (asked.way ? '?outro=sim' : ''), 303);
  throw await toVisit(page, asked.key, outcome.value.id, cookies);
}

/** The draft is done with. */
export async function toVisit(page: PageContext, key: string, id: string, cookies: string[] = []): Promise<Response> {
  await page.booking.drafts.markSubmitted(key);
  const headers = new Headers();
  for (const cookie of [draftCookie(key, page.origin, true), ...cookies]) headers.append('set-cookie', cookie);
  return redirect(firstVisitPath(page, id), { status: 303, headers });
}
