import { pathTo } from '@clinic/core/addresses/path-to';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import type { Draft } from '@clinic/core/booking/wizard/draft';
import { type TakeTrouble, takeBooking } from '@clinic/core/booking/wizard/take-booking';
import { redirect } from 'react-router';
import { orTooMany } from '../or-too-many.server.ts';
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
  orTooMany(await mayBook(page, draft));
  const taken = await takeBooking(booking, { draft, walk: opened.walk, offer: opened.offer, locale });
  if (!taken.ok) return taken.error;
  await booking.drafts.markSubmitted(key);
  throw redirect(visitPath(taken.value.id), { status: 303, headers: { 'set-cookie': draftCookie(key, page.origin, true) } });
}

/** By whom and from where: neither one address nor one contact fills the clinic's book. */
const mayBook = async ({ booking, client }: PageContext, { fields }: Draft): Promise<boolean> =>
  (await booking.withinLimit('bookingsPerAddress', client)) &&
  (await booking.withinLimit('bookingsPerContact', (fields.email ?? '').trim().toLowerCase()));
