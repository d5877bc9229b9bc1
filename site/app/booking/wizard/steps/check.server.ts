import { type Draft, isSamePerson } from '@clinic/core/booking/form/draft';
import { mayWishEarlier } from '@clinic/core/booking/form/earlier-wish';
import { provenContact, proverContacts } from '@clinic/core/booking/form/prover-contacts';
import type { WizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { changeDeadline } from '@clinic/core/booking/model/change-deadline';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { VisitorTime } from '@clinic/core/kernel/lisbon-time';
import { type ClockTime, inLisbon, inVisitorZone } from '@clinic/core/kernel/lisbon-time';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import type { PageContext } from '../../../page-context.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';
import { payUntil } from './payment.server.ts';

type Details = NonNullable<WizardProgress['answers']['details']>;

/** `doctorName`: of whom only an hour may be wished for; null where whoever is free has the visit. */
export type EarlierOffer = { doctorName: string | null };

export type CheckOffer = {
  step: 'check';
  details: Details | null;
  mbwayPhone: string | null;
  payUntil: ClockTime | null;
  /** Until when one may cancel here; null if that is over before it is booked. */
  cancelUntil: ClockTime | null;
  /** Whether the last button sends a code first. */
  needsCode: boolean;
  /** Kept with the answers when another time is chosen here. */
  timeZone: string;
  /** With whom an earlier hour may be asked for; null where that is not offered. */
  earlier: EarlierOffer | null;
  /** What the visitor's own clock shows, where it differs from Lisbon's. */
  abroad: VisitorTime | null;
};

export function readCheckOffer({ booking, locale }: PageContext, { offer, progress, draft }: LoadedWizard): CheckOffer {
  const { details = null, payment, mbwayPhone = null, startsAt, mode, slotDoctorId, doctorId } = progress.answers;
  const doctor = offer.doctors.find(({ id }) => id === (slotDoctorId ?? doctorId));
  const timeZone = draft?.fields.timeZone ?? '';
  const abroad = mode === 'online' && startsAt ? inVisitorZone(startsAt, timeZone) : null;
  return {
    ...{ step: 'check', details, mbwayPhone, timeZone },
    needsCode: details !== null && draft !== null && !isContactProven(booking.keys, draft, details, offer.now),
    payUntil: payment && startsAt ? payUntil(payment, offer.now, startsAt) : null,
    cancelUntil: startsAt ? cancelUntil(startsAt, offer) : null,
    earlier: mayWishEarlier(offer, progress.answers) ? { doctorName: doctor ? doctorNameIn(doctor.clinicalName, locale) : null } : null,
    abroad: abroad?.aheadOfLisbonMinutes ? abroad : null,
  };
}

function cancelUntil(startsAt: Date, { settings, now }: LoadedWizard['offer']): ClockTime | null {
  const until = changeDeadline(startsAt, settings.noticeHours);
  return until > now ? inLisbon(until) : null;
}

const isContactProven = (keys: DataKeys, draft: Draft, details: Details, now: Date): boolean => {
  const isPatientProven = draft.provenPatientId !== null && isSamePerson(draft.known, draft.fields);
  return provenContact(keys, draft, proverContacts(details), isPatientProven, now) !== null;
};
