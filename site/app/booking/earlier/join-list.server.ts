import { pathTo } from '@clinic/core/addresses/path-to';
import { doctorsForMove } from '@clinic/core/booking/form/visit-kind';
import type { Booking } from '@clinic/core/booking/model/booking';
import { type AskedWishes, parseWishes } from '@clinic/core/booking/model/waiting-wishes';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { orTooMany } from '../../rate-limit-response.server.ts';
import { lisbonMoment, type Moment } from '../visit/moment.ts';
import { readOffer } from '../wizard/load-wizard.server.ts';

/** What was asked for before; nothing of it names the patient. */
export type OwnWishes = AskedWishes & { since: Moment };
export type JoinProblem = 'incomplete' | 'clinicUnavailable';

export async function readOwnWishes({ booking: { waiting } }: PageContext, { id }: Booking): Promise<OwnWishes | null> {
  const entry = await waiting.entryOf(id);
  if (!entry) return null;
  const { anyDoctor, weekdays, dayParts, noticeHours, joinedAt } = entry;
  return { anyDoctor, weekdays, dayParts, noticeHours, since: lisbonMoment(joinedAt) };
}

/** Joins the list, changes what was asked for, or leaves; the page then says how it stands. */
export async function joinList(
  page: PageContext,
  booking: Booking,
  { form, token }: { form: FormData; token: string },
): Promise<JoinProblem> {
  const { waiting, withinLimit } = page.booking;
  const back = redirect(pathTo(page.locale, 'visitEarlier', { visita: token }), 303);
  if (form.get('go') === 'leave') {
    await waiting.leave(booking.id);
    throw back;
  }
  const all = (name: string) => form.getAll(name).map(String);
  const wishes = parseWishes({
    doctor: String(form.get('doctor')),
    weekdays: all('day'),
    parts: all('part'),
    notice: String(form.get('notice')),
  });
  if (!wishes) return 'incomplete';
  orTooMany(await withinLimit('waitsPerBooking', booking.id));
  const offer = wishes.anyDoctor ? await readOffer(page) : null;
  if (offer && !offer.ok) return 'clinicUnavailable';
  const others = offer ? doctorsForMove(offer.value, booking) : [];
  await waiting.join(booking.id, { ...wishes, doctorIds: [...new Set([booking.doctorId, ...others])] });
  throw back;
}
