import { pathTo } from '@clinic/core/addresses/path-to';
import { type BookTrouble, bookFromDraft } from '@clinic/core/booking/form/book-from-draft';
import type { BookRequest } from '@clinic/core/booking/form/book-request';
import { wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { err, ok, type Result } from '@clinic/core/kernel/result';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { tooMany } from '../../rate-limit-response.server.ts';
import { codeAskerOf } from '../identity/device-cookie.server.ts';
import { firstVisitPath } from '../visit/open-visit.server.ts';
import { draftCookie } from './draft-cookie.server.ts';
import { readDraft, readOffer } from './load-wizard.server.ts';

/** Why the last button did not book; what the whole page says otherwise is left out. */
export type ShownTrouble = Exclude<BookTrouble, { kind: 'tooMany' | 'notComplete' }>;

/** Everything that a booking is made of, out of the visitor's draft. A draft that was sent leads to its visit. */
export async function readBookRequest(
  page: PageContext,
  request: Request,
): Promise<Result<BookRequest & { key: string }, { kind: 'notComplete' } | { kind: 'clinicUnavailable' }>> {
  const { locale } = page;
  const { key, draft } = await readDraft(page, request);
  if (!key || !draft) return err({ kind: 'notComplete' });
  if (draft.submittedAt) throw redirect(firstVisitPath(page, draft.bookingId), 303);
  const offer = await readOffer(page);
  if (!offer.ok) return offer;
  const asker = codeAskerOf(page, request, key);
  return ok({ key, draft, offer: offer.value, progress: wizardProgress(draft.fields, offer.value), locale, asker });
}

/** The last button. Pressed again, in this tab or another, it leads to the same visit; a code that is needed has its own page. */
export async function bookAndRedirect(
  page: PageContext,
  bookRequest: BookRequest & { key: string },
  cookies: string[] = [],
): Promise<Exclude<BookTrouble, { kind: 'tooMany' }>> {
  const outcome = await bookFromDraft(page.booking, bookRequest);
  if (!outcome.ok) {
    if (outcome.error.kind === 'tooMany') throw tooMany();
    return outcome.error;
  }
  // Who chose the way has asked before: the page says that this is another one.
  if (outcome.value.kind === 'codeNeeded') throw redirect(pathTo(page.locale, 'wizardCode') + (bookRequest.way ? '?outro=sim' : ''), 303);
  throw await toVisit(page, bookRequest.key, outcome.value.id, cookies);
}

/** The draft is done with. */
export async function toVisit(page: PageContext, key: string, id: string, cookies: string[] = []): Promise<Response> {
  page.noteWizardMoments(['booked']);
  await page.booking.drafts.markSubmitted(key);
  const headers = new Headers();
  for (const cookie of [draftCookie(key, page.origin, true), ...cookies]) headers.append('set-cookie', cookie);
  return redirect(firstVisitPath(page, id), { status: 303, headers });
}
