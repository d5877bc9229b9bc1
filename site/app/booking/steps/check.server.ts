import type { Walk } from '@clinic/core/booking/wizard/walk';
import type { VisitorTime } from '@clinic/core/kernel/lisbon-time';
import { type ClockTime, inVisitorZone } from '@clinic/core/kernel/lisbon-time';
import type { OpenWizard } from '../open-wizard.server.ts';
import { payUntil } from './payment.server.ts';

type Details = NonNullable<Walk['answers']['details']>;

export type CheckOffer = {
  step: 'check';
  hadConsultation: boolean;
  details: Details | null;
  mbwayPhone: string | null;
  payUntil: ClockTime | null;
  /** Kept with the answers when another time is chosen here. */
  timeZone: string;
  /** What the visitor's own clock shows, where it differs from Lisbon's. */
  abroad: VisitorTime | null;
};

export function readCheckOffer({ offer, walk, draft }: OpenWizard): CheckOffer {
  const { hadConsultation = false, details = null, payment, mbwayPhone = null, startsAt, mode } = walk.answers;
  const timeZone = draft?.fields.timeZone ?? '';
  const abroad = mode === 'online' && startsAt ? inVisitorZone(startsAt, timeZone) : null;
  return {
    ...{ step: 'check', hadConsultation, details, mbwayPhone, timeZone },
    payUntil: payment && startsAt ? payUntil(payment, offer.now, startsAt) : null,
    abroad: abroad?.aheadOfLisbonMinutes ? abroad : null,
  };
}
