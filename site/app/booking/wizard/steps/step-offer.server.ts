import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { PageContext } from '../../../page-context.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';
import { type CheckOffer, readCheckOffer } from './check.server.ts';
import { type InsuranceOffer, readInsuranceOffer } from './insurance.server.ts';
import { type ModeOffer, readModeOffer } from './mode.server.ts';
import { type PaymentOffer, readPaymentOffer } from './payment.server.ts';
import { type ProfessionalOffer, readProfessionalOffer } from './professional.server.ts';
import { readSlotOffer, type SlotOffer } from './slot.server.ts';
import { everyType, readTypeOffer, type TypeOffer } from './type.server.ts';
import { readWhoOffer, type WhoOffer } from './who.server.ts';

/** What one screen offers to choose from. */
export type StepOffer =
  | WhoOffer
  | ModeOffer
  | TypeOffer
  | { step: 'specialty'; offersTypes: boolean }
  | ProfessionalOffer
  | InsuranceOffer
  | SlotOffer
  | { step: 'details'; mode: VisitMode }
  | PaymentOffer
  | CheckOffer;

export async function readStepOffer(page: PageContext, opened: LoadedWizard, query: URLSearchParams): Promise<StepOffer> {
  switch (opened.step) {
    case 'who':
      return readWhoOffer(page, opened, query);
    case 'mode':
      return readModeOffer(opened);
    case 'type':
      return readTypeOffer(opened);
    case 'specialty':
      return { step: 'specialty', offersTypes: everyType(opened.offer).length > 1 };
    case 'professional':
      return readProfessionalOffer(page, opened);
    case 'insurance':
      return readInsuranceOffer(opened);
    case 'slot':
      return readSlotOffer(page, opened, query);
    case 'details':
      return { step: 'details', mode: opened.progress.answers.mode ?? 'inPerson' };
    case 'payment':
      return readPaymentOffer(opened);
    case 'check':
      return readCheckOffer(page, opened);
  }
}
