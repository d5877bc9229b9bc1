import type { Booking } from '@clinic/core/booking/model/booking';
import { paymentMethods } from '@clinic/core/booking/model/payment';
import { mayAskMbway } from '@clinic/core/booking/payment/mbway-limits';
import { type OtherWay, type OtherWayTrouble, payAnotherWay } from '@clinic/core/booking/payment/pay-another-way';
import { renewVisitLink } from '@clinic/core/booking/visit-link/renew-visit-link';
import { parseMbwayPhone } from '@clinic/core/personal-data/phone';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { orTooMany } from '../../rate-limit-response.server.ts';
import { bookAgain } from './book-again.server.ts';
import { type BirthDateProblem, giveBirthDate } from './give-birth-date.server.ts';
import { type AskedVisit, deskSettings, openVisit, visitPath } from './open-visit.server.ts';

/** Why a button on the page of a visit did nothing. */
export type VisitProblem =
  | 'mbwayPhoneRequired'
  | 'mbwayPhoneInvalid'
  | 'stillWaiting'
  | 'notOffered'
  | 'beingMoved'
  | 'mbwayTooMany'
  | 'cardTooMany'
  | BirthDateProblem;

/** The buttons on the page of a visit: pay once more, pay another way, book again, see what it is for, renew its link. */
export async function sendVisit(page: PageContext, asked: AskedVisit, form: FormData): Promise<VisitProblem> {
  const { request } = asked;
  const booking = await openVisit(page, asked);
  switch (form.get('intent')) {
    case 'again':
      throw await bookAgain(page, booking, { request, form });
    case 'birthDate':
      return giveBirthDate(page, booking, { request, form });
    case 'renew':
      orTooMany(await page.booking.withinLimit('linkRenewalsPerBooking', booking.id));
      await renewVisitLink(page.booking.store, booking.id, booking.linkVersion);
      // To the link that was just given up: its page says so, and the new one goes by letter alone.
      throw redirect(visitPath(page, booking), 303);
    default:
      return pay(page, booking, form);
  }
}

async function pay(page: PageContext, booking: Booking, form: FormData): Promise<VisitProblem> {
  const way = wayOf(form, booking);
  if (typeof way === 'string') return way;
  const settings = deskSettings(page);
  if (!settings) return 'notOffered';
  const phone = way.method === 'mbway' ? way.phone : null;
  if (!(await mayAskMbway(page.booking.withinLimit, { phone, bookingId: booking.id, client: page.client }))) return 'mbwayTooMany';
  if (way.method === 'card' && !(await page.booking.withinLimit('cardPagesPerBooking', booking.id))) return 'cardTooMany';
  const asked = await payAnotherWay(page.booking.store, booking.id, { way, switches: settings.payments });
  if (!asked.ok && isSaidHere(asked.error.kind)) return asked.error.kind;
  // Paid, ended or given up meanwhile: the page itself says so.
  throw redirect(visitPath(page, booking), 303);
}

const isSaidHere = (kind: OtherWayTrouble['kind']) => kind === 'stillWaiting' || kind === 'notOffered' || kind === 'beingMoved';

/** Every form of ours names its method. */
export function wayOf(form: FormData, booking: Pick<Booking, 'mbwayPhone'>): OtherWay | VisitProblem {
  const method = paymentMethods.find((each) => each === form.get('method'));
  switch (method) {
    case 'multibanco':
    case 'card':
      return { method };
    case 'mbway':
      return byMbway(form, booking);
    case undefined:
      return 'notOffered';
    default:
      return method satisfies never;
  }
}

/** `retry` asks the number that was asked before, without sending it to the browser and back. */
function byMbway(form: FormData, { mbwayPhone }: Pick<Booking, 'mbwayPhone'>): OtherWay | VisitProblem {
  if (form.get('intent') === 'retry' && mbwayPhone) return { method: 'mbway', phone: mbwayPhone };
  const typed = form.get('mbwayPhone');
  if (typeof typed !== 'string' || typed.trim() === '') return 'mbwayPhoneRequired';
  const phone = parseMbwayPhone(typed.slice(0, 40));
  return phone.ok ? { method: 'mbway', phone: phone.value } : 'mbwayPhoneInvalid';
}
