import { pathTo } from '@clinic/core/addresses/path-to';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import { type TakeTrouble, takeBooking } from '@clinic/core/booking/wizard/take-booking';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.ts';
import { draftCookie } from './draft-cookie.server.ts';
import type { OpenWizard } from './open-wizard.server.ts';
import { readDraft } from './open-wizard.server.ts';

/** The last button. Pressed again, in this tab or another, it leads to the same visit. */
export async function submitBooking(page: PageContext, opened: OpenWizard, request: Request): Promise<TakeTrouble> {
  const { booking, locale } = page;
  const visitPath = (id: string) => pathTo(locale, 'visit', { visita: writeVisitToken(booking.visitSecret, id) });
  const { key, draft } = await readDraft(page, request);
  if (!key || !draft) return { kind: 'notComplete' };
  if (draft.submittedAt) throw redirect(visitPath(draft.bookingId), 303);
  const taken = await takeBooking(booking, { draft, walk: opened.walk, offer: opened.offer, locale });
  if (!taken.ok) return taken.error;
  await booking.drafts.markSubmitted(key);
  throw redirect(visitPath(taken.value.id), { status: 303, headers: { 'set-cookie': draftCookie(key, page.origin, true) } });
}
