import { typeOfDoctor, usualType } from '@clinic/core/booking/form/next-hour-types';
import { parseSlotText, slotText } from '@clinic/core/booking/form/slot-text';
import { type DraftFields, steps } from '@clinic/core/booking/form/steps';
import { choiceOf, doctorsOfType, offeredModes, offeredTypes, type WizardOffer } from '@clinic/core/booking/form/wizard-offer';
import type { PageContext } from '../../page-context.ts';
import type { LoadedWizard } from './load-wizard.server.ts';

/** As it came from a form or an address. */
type Sent = Record<'doctorId' | 'typeId' | 'slot' | 'mode', unknown>;
export type Preset = { fields: DraftFields; isHourGone: boolean };
export const nothingPreset: Preset = { fields: {}, isHourGone: false };

const wholeNumber = (sent: unknown): number => (typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : 0);

/**
 * What a page knew beforehand, as far as it is offered: an appointment type, its doctor, and an hour that is still free. While the clinic
 * does not respond, or one address asks too often, the hour is believed: it is looked at again before anything is booked.
 */
export async function readPreset(
  { booking, client }: Pick<PageContext, 'booking' | 'client'>,
  offer: WizardOffer,
  sent: Sent,
): Promise<Preset> {
  const slot = parseSlotText(String(sent.slot ?? ''));
  const wanted = slot?.doctorId ?? wholeNumber(sent.doctorId);
  const typeId = wholeNumber(sent.typeId) || (slot ? typeOfDoctor(offer, wanted) : null) || 0;
  const isDoctor = offer.doctors.some(({ id }) => id === wanted);
  const modes = offeredModes(offer).filter((mode) => offeredTypes(offer, mode).some((type) => type.typeId === typeId));
  const mode = offeredModes(offer).find((known) => known === sent.mode);
  if (modes.length === 0) return { fields: { ...(isDoctor && { doctorId: String(wanted) }), ...(mode && { mode }) }, isHourGone: false };
  const doctor = doctorsOfType(offer, typeId).find(({ id }) => id === wanted);
  // The hours that are told on pages are hours at the clinic.
  const chosen = mode ?? (modes.length === 1 ? modes[0] : doctor && slot ? 'inPerson' : undefined);
  const fields: DraftFields = {
    // The ordinary visit follows from its reason, which is still asked; any other is chosen by its page.
    ...(typeId !== usualType(offer) && { typeId: String(typeId), subSpecialty: 'other' }),
    ...(doctor && { doctorId: String(doctor.id) }),
    ...(chosen && { mode: chosen }),
  };
  if (!doctor || !slot) return { fields, isHourGone: false };
  const mayAsk = await booking.withinLimit('presetHoursPerAddress', client);
  const free = mayAsk ? await booking.availability.doctorsAt(slot, choiceOf(typeId, doctor.id)) : null;
  const isHourGone = free?.ok === true && free.value.length === 0;
  return { fields: { ...fields, slot: isHourGone ? '' : slotText({ ...slot, doctorId: doctor.id }) }, isHourGone };
}

/** From outside, by an address: a doctor and an hour. Kept with the first answer, because an address that is only opened changes nothing. */
export async function readLinkedHour(
  page: PageContext,
  { step, offer }: Pick<LoadedWizard, 'step' | 'offer'>,
  query: URLSearchParams,
): Promise<Preset> {
  const slot = query.get('hora');
  if (step !== steps[0] || !parseSlotText(slot ?? '')) return nothingPreset;
  return readPreset(page, offer, { doctorId: query.get('medico'), typeId: null, slot, mode: null });
}
