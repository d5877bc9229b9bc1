import type { Address } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import { changeDeadline } from '@clinic/core/booking/model/change-deadline';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { lisbonMoment, type Moment } from './moment.ts';
import { type AskedVisit, deskSettings, openVisit, tokenOf, visitPath } from './open-visit.server.ts';
import { changes, type ShownVisit, visitFacts } from './visit-view.ts';

export type ChangeView = {
  token: string;
  visit: ShownVisit;
  back: Address;
  noticeHours: number;
  /** Until when it can still be done here; null once that has passed. */
  changeUntil: Moment | null;
  isLate: boolean;
  mayMove: boolean;
};

/** A visit that somebody wants to cancel or move. One that is over or cancelled only has its own page. */
export async function readChange(
  page: PageContext,
  asked: AskedVisit,
  change: 'cancel' | 'move',
): Promise<{ booking: Booking; view: ChangeView }> {
  const booking = await openVisit(page, asked);
  const settings = deskSettings(page);
  const possible = changes(booking, settings, new Date());
  const back = visitPath(page, booking);
  if (possible[change] === 'none') throw redirect(back, 303);
  return {
    booking,
    view: {
      token: tokenOf(page, booking),
      // What it is for, and where it is held by video, plays no part in when it is.
      visit: { ...visitFacts(booking, { settings, locale: page.locale, knowsWhose: false }), videoUrl: null },
      back,
      noticeHours: settings?.noticeHours ?? 0,
      changeUntil: possible[change] === 'open' && settings ? lisbonMoment(changeDeadline(booking.startsAt, settings.noticeHours)) : null,
      isLate: possible[change] === 'late',
      mayMove: possible.move === 'open',
    },
  };
}
