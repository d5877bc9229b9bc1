import { usualType } from '@clinic/core/booking/form/next-hour-types';
import { doctorsOfType } from '@clinic/core/booking/form/wizard-offer';
import type { Moment } from '../booking/visit/moment.ts';
import { readOffer } from '../booking/wizard/load-wizard.server.ts';
import type { PageContext } from '../page-context.ts';

/**
 * The next free hour as the home page tells it: of the usual visit at the clinic, with a doctor of whom the site has a page. Null while the
 * clinic does not respond: an hour that may be wrong is not told.
 */
export async function readFirstFree(page: Pick<PageContext, 'booking' | 'library' | 'locale'>): Promise<Moment | null> {
  const offer = await readOffer(page);
  const typeId = offer.ok ? usualType(offer.value) : null;
  if (!offer.ok || typeId === null) return null;
  const doctorIds = doctorsOfType(offer.value, typeId).map(({ id }) => id);
  const free = await page.booking.availability.firstFree({ typeId, doctorIds });
  const slot = free.ok && !free.value.isStale ? free.value.slot : null;
  return slot && { at: '', day: slot.date, time: slot.time };
}
