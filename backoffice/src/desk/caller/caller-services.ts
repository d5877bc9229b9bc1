import { readRowsOf } from '@clinic/core/adapters/content/published-rows';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { readWizardOffer } from '@clinic/core/booking/form/read-wizard-offer';
import type { PaymentSwitches } from '@clinic/core/booking/model/payment-choice';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import { createLibrary } from '@clinic/core/content/library/library';
import { offerCollections, readPublishedOffer } from '@clinic/core/content/pages/read-published-offer';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Payload } from 'payload';
import { clientOf, poolOf } from '../../publishing/enqueue-work.ts';
import { dataKeysOf } from '../desk-of.ts';
import { moveServicesOf } from '../move/move-services-of.ts';

/** What can be booked at this moment, as the site offers it. */
export async function offerOf(payload: Payload, locale: Locale): ReturnType<typeof readWizardOffer> {
  const rows = await readRowsOf(createDatabase(poolOf(payload)), offerCollections);
  return readWizardOffer(moveServicesOf(payload).directory, readPublishedOffer(createLibrary(rows), locale));
}

/** The clinic's switches of “Marcações”, as they are published. */
export async function paymentSwitchesOf(payload: Payload): Promise<PaymentSwitches> {
  const library = createLibrary(await readRowsOf(createDatabase(poolOf(payload)), ['marcacoes']));
  return readBookingSettings(library, 'pt').payments;
}

/** Until how many hours before a visit its patient may cancel it alone, as it is published. */
export async function noticeHoursOf(payload: Payload): Promise<number> {
  const library = createLibrary(await readRowsOf(createDatabase(poolOf(payload)), ['marcacoes']));
  return readBookingSettings(library, 'pt').noticeHours;
}

export const bookingStoreOf = async (payload: Payload): Promise<BookingStore> =>
  bookingStore(poolOf(payload), await clientOf(payload), dataKeysOf(payload));
