import type { Address } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/booking';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { deskSettings, openVisit, visitPath } from './open-visit.server.ts';
import { changes, type VisitFacts, visitFacts } from './visit-view.ts';

export type ChangeView = {
  token: string;
  visit: VisitFacts;
  back: Address;
  noticeHours: number;
  isLate: boolean;
  mayMove: boolean;
};

/** A visit that somebody wants to cancel or move. One that is over, moved or cancelled only has its own page. */
export async function readChange(
  page: PageContext,
  token: string | undefined,
  change: 'cancel' | 'move',
): Promise<{ booking: Booking; view: ChangeView }> {
  const booking = await openVisit(page, token);
  const settings = await deskSettings(page);
  const possible = changes(booking, settings, new Date());
  const back = visitPath(page, booking.id);
  if (possible[change] === 'none') throw redirect(back, 303);
  return {
    booking,
    view: {
      token: writeVisitToken(page.booking.visitSecret, booking.id),
      visit: visitFacts(booking, page.locale, settings),
      back,
      noticeHours: settings?.noticeHours ?? 0,
      isLate: possible[change] === 'late',
      mayMove: possible.move === 'open',
    },
  };
}
