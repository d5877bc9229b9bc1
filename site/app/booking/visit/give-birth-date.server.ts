import type { Booking } from '@clinic/core/booking/model/booking';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { parseBirthDate } from '@clinic/core/personal-data/birth-date';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { orTooMany } from '../../rate-limit-response.server.ts';
import { visitPath } from './open-visit.server.ts';
import { passCookie } from './pass-cookie.server.ts';

export type BirthDateProblem = 'birthDateRequired' | 'birthDateInvalid' | 'birthDateWrong';

type Sent = { request: Request; form: FormData };

/** A correct birth date reveals the reason for the visit in this browser for a while. Attempts are counted per visit before comparing. */
export async function giveBirthDate(page: PageContext, booking: Booking, { request, form }: Sent): Promise<BirthDateProblem> {
  const part = (name: string) => String(form.get(`birthDate-${name}`) ?? '').slice(0, 10);
  const typed = parseBirthDate({ day: part('day'), month: part('month'), year: part('year') }, inLisbon(new Date()).day);
  if (!typed.ok) return typed.error.kind;
  orTooMany(await page.booking.withinLimit('birthDatesPerVisit', booking.id));
  if (typed.value !== booking.patient.birthDate) return 'birthDateWrong';
  const shown = passCookie(page, request, { bookingId: booking.id, grant: 'birthDate' });
  throw redirect(visitPath(page, booking), { status: 303, headers: { 'set-cookie': shown } });
}
