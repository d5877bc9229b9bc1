import { pathTo } from '@clinic/core/addresses/path-to';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import { type TakeTrouble, takeBooking } from '@clinic/core/booking/wizard/take-booking';
import { redirect } from 'react-router';
import { tooMany } from '../or-too-many.server.ts';
import type { PageContext } from '../page-context.ts';
import { draftCookie } from './draft-cookie.server.ts';
import type { OpenWizard } from './open-wizard.server.ts';
import { readDraft } from './open-wizard.server.ts';

/** The last button. Pressed again, in this tab or another, it leads to the same visit. */
export async function submitBooking(
  page: PageContext,
  opened: OpenWizard,
  request: Request,
): Promise<Exclude<TakeTrouble, { kind: 'tooMany' }>> {
  const { booking, locale } = page;
  const visitPath = (id: string) => pathTo(locale, 'visit', { visita: writeVisitToken(booking.visitSecret, id) });
  const { key, draft } = await readDraft(page, request);
  if (!key || !draft) return { kind: 'notComplete' };
  if (draft.submittedAt) throw redirect(visitPath(draft.bookingId), 303);
  const { walk, offer } = opened;
  const taken = await takeBooking(booking, { draft, walk, offer, locale, mayBook: (who) => mayBook(page, who) });
  if (!taken.ok) {
    if (taken.error.kind === 'tooMany') throw tooMany();
    return taken.error;
  }
  await booking.drafts.markSubmitted(key);
  throw redirect(visitPath(taken.value.id), { status: 303, headers: { 'set-cookie': draftCookie(key, page.origin, true) } });
}

/**
 * By whom and from where: neither one address nor one contact fills the clinic's book. Whoever has proven to be the patient is let
 * in, so that no stranger can lock him out by booking in his name.
 */
const mayBook = async ({ booking, client }: PageContext, { email, isProven }: { email: string; isProven: boolean }): Promise<boolean> =>
  (await booking.withinLimit('bookingsPerAddress', client)) &&
  (isProven || (await booking.withinLimit('bookingsPerContact', email.toLowerCase())));
