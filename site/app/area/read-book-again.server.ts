import { pathToBookingWith } from '@clinic/core/addresses/path-to';
import type { Slot } from '@clinic/core/booking/availability/slots';
import { choiceOf } from '@clinic/core/booking/form/wizard-offer';
import { conflictDays } from '@clinic/core/booking/model/constants';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import type { AreaVisit } from '@clinic/core/personal-area/visits/area-visit';
import type { PageContext } from '../page-context.ts';
import type { BookAgain } from './area-view.ts';
import { readDoctor } from './read-next-visit.server.ts';

const offeredSlots = 3;
const conflictMs = conflictDays * 86_400_000;

/** The last own visit that took place. */
export const lastSeen = (visits: readonly AreaVisit[]): AreaVisit | undefined =>
  visits
    .filter(({ standing, type }) => standing === 'done' && type !== null)
    .toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())[0];

/** The doctor and the kind of the last visit; times that are clear of the other visits, on different days where there are. */
export async function readBookAgain(page: PageContext, { visits, now }: { visits: AreaVisit[]; now: Date }): Promise<BookAgain | null> {
  const last = lastSeen(visits);
  if (!last?.type) return null;
  const [doctor, free] = await Promise.all([
    readDoctor(page, last),
    page.booking.availability.inNextDays(choiceOf(last.type.id, last.doctorId)),
  ]);
  const coming = visits.filter(({ startsAt, standing }) => startsAt > now && (standing === 'booked' || standing === 'toPay'));
  const isClear = ({ date, time }: Slot) => {
    const startsAt = fromLisbon(date, time)?.getTime() ?? 0;
    return coming.every((visit) => Math.abs(visit.startsAt.getTime() - startsAt) > conflictMs);
  };
  return {
    doctor,
    mode: last.booked?.booking.mode ?? 'inPerson',
    slots: onDifferentDays(free.ok ? free.value.slots : [], isClear).map(({ date, time }) => ({
      day: date,
      time,
      slot: `${date}T${time}`,
    })),
    to: pathToBookingWith(page.locale, last.doctorId),
  };
}

/** Ends with the last that is needed: a month has hundreds. */
function onDifferentDays(slots: readonly Slot[], isClear: (slot: Slot) => boolean): Slot[] {
  const found: Slot[] = [];
  for (const slot of slots) {
    if (found.length === offeredSlots) break;
    if (slot.date !== found.at(-1)?.date && isClear(slot)) found.push(slot);
  }
  return found;
}
