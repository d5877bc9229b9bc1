import type { Booking } from '@clinic/core/booking/booking';
import { toBirthDate } from '@clinic/core/booking/rules/birth-date';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { redirect } from 'react-router';
import { orTooMany } from '../../or-too-many.server.ts';
import type { PageContext } from '../../page-context.ts';
import { visitPath } from './open-visit.server.ts';
import { passCookie } from './pass-cookie.server.ts';

export type BirthDateProblem = 'birthDateRequired' | 'birthDateInvalid' | 'birthDateWrong';

type Sent = { request: Request; form: FormData };

/** Whoever knows it sees, in this browser and for a while, what the visit is for. Tries are counted by visit, before they are looked at. */
export async function giveBirthDate(page: PageContext, booking: Booking, { request, form }: Sent): Promise<BirthDateProblem> {
  const part = (name: string) => String(form.get(`birthDate-${name}`) ?? '').slice(0, 10);
  const typed = toBirthDate({ day: part('day'), month: part('month'), year: part('year') }, inLisbon(new Date()).day);
  if (!typed.ok) return typed.error.kind;
  orTooMany(await page.booking.withinLimit('birthDatesPerVisit', booking.id));
  if (typed.value !== booking.patient.birthDate) return 'birthDateWrong';
  const shown = passCookie(page, request, { bookingId: booking.id, grant: 'birthDate' });
  throw redirect(visitPath(page, booking), { status: 303, headers: { 'set-cookie': shown } });
}
