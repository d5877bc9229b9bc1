import { inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import type { ClinicDirectory } from '../availability/clinic-directory.ts';
import type { BookingSettings } from '../model/booking-settings.ts';
import { offeredModes, type WizardOffer, withPage } from './wizard-offer.ts';

type Published = { settings: BookingSettings; calendar: OpeningCalendar; doctorNumbers: ReadonlySet<string> };

/** What can be booked at this moment, on the site and at the desk alike. Where the clinic was never heard, there is nothing to choose from. */
export async function readWizardOffer(
  directory: ClinicDirectory,
  published: Published | null,
): Promise<Result<WizardOffer, { kind: 'clinicUnavailable' }>> {
  const [types, doctors] = await Promise.all([directory.appointmentTypes(), directory.doctors()]);
  if (!types.ok || !doctors.ok || !published) return err({ kind: 'clinicUnavailable' });
  const { settings, calendar, doctorNumbers } = published;
  const now = new Date();
  const shown = withPage(doctors.value.value, doctorNumbers);
  const offer = { types: types.value.value, doctors: shown, settings, calendar, now, today: inLisbon(now).day };
  // Nothing that can be booked is, for whoever wants to, the same as a clinic that does not answer.
  return offeredModes(offer).length > 0 ? ok(offer) : err({ kind: 'clinicUnavailable' });
}
