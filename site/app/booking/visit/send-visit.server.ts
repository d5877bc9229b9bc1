import type { Booking } from '@clinic/core/booking/booking';
import { payAnotherWay } from '@clinic/core/booking/pay-another-way';
import { toMbwayPhone } from '@clinic/core/booking/rules/phone';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { bookAgain } from './book-again.server.ts';
import { deskSettings, openVisit, visitPath } from './open-visit.server.ts';

/** Why a button on the page of a visit did nothing. */
export type VisitProblem = 'mbwayPhoneRequired' | 'mbwayPhoneInvalid' | 'stillWaiting' | 'notOffered';

type Sent = { request: Request; form: FormData };

/** The buttons on the page of a visit: pay once more, pay another way, book again. */
export async function sendVisit(page: PageContext, token: string | undefined, { request, form }: Sent): Promise<VisitProblem> {
  const booking = await openVisit(page, token);
  if (form.get('intent') === 'again') throw await bookAgain(page, booking, { request, form });
  const way = wayOf(form, booking);
  if (typeof way === 'string') return way;
  const settings = await deskSettings(page);
  if (!settings) return 'notOffered';
  const asked = await payAnotherWay(page.booking.store, booking.id, { way, switches: settings.payments });
  if (!asked.ok && (asked.error.kind === 'stillWaiting' || asked.error.kind === 'notOffered')) return asked.error.kind;
  // Paid, ended or given up meanwhile: the page itself says so.
  throw redirect(visitPath(page, booking.id), 303);
}

/** `retry` asks the number that was asked before, without sending it to the browser and back. */
function wayOf(form: FormData, { mbwayPhone }: Booking) {
  if (form.get('method') === 'multibanco') return { method: 'multibanco' as const };
  if (form.get('intent') === 'retry' && mbwayPhone) return { method: 'mbway' as const, phone: mbwayPhone };
  const typed = form.get('mbwayPhone');
  if (typeof typed !== 'string' || typed.trim() === '') return 'mbwayPhoneRequired' as const;
  const phone = toMbwayPhone(typed.slice(0, 40));
  return phone.ok ? { method: 'mbway' as const, phone: phone.value } : ('mbwayPhoneInvalid' as const);
}
