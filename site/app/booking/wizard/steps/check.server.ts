import { type Draft, isSamePerson } from '@clinic/core/booking/form/draft';
import { provenContact, proverContacts } from '@clinic/core/booking/form/prover-contacts';
import type { WizardProgress } from '@clinic/core/booking/form/wizard-progress';
import type { VisitorTime } from '@clinic/core/kernel/lisbon-time';
import { type ClockTime, inVisitorZone } from '@clinic/core/kernel/lisbon-time';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import type { PageContext } from '../../../page-context.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';
import { payUntil } from './payment.server.ts';

type Details = NonNullable<WizardProgress['answers']['details']>;

export type CheckOffer = {
  step: 'check';
  hadConsultation: boolean;
  details: Details | null;
  mbwayPhone: string | null;
  payUntil: ClockTime | null;
  /** Whether the last button sends a code first. */
  needsCode: boolean;
  /** Kept with the answers when another time is chosen here. */
  timeZone: string;
  /** What the visitor's own clock shows, where it differs from Lisbon's. */
  abroad: VisitorTime | null;
};

export function readCheckOffer({ booking }: PageContext, { offer, progress, draft }: LoadedWizard): CheckOffer {
  const { hadConsultation = false, details = null, payment, mbwayPhone = null, startsAt, mode } = progress.answers;
  const timeZone = draft?.fields.timeZone ?? '';
  const abroad = mode === 'online' && startsAt ? inVisitorZone(startsAt, timeZone) : null;
  return {
    ...{ step: 'check', hadConsultation, details, mbwayPhone, timeZone },
    needsCode: details !== null && draft !== null && !stands(booking.keys, draft, details, offer.now),
    payUntil: payment && startsAt ? payUntil(payment, offer.now, startsAt) : null,
    abroad: abroad?.aheadOfLisbonMinutes ? abroad : null,
  };
}

const stands = (keys: DataKeys, draft: Draft, details: Details, now: Date): boolean => {
  const isPatientProven = draft.provenPatientId !== null && isSamePerson(draft.known, draft.fields);
  return provenContact(keys, draft, proverContacts(details), isPatientProven, now) !== null;
};
