import type { PageContext } from '../../../page-context.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';
import { type CheckOffer, readCheckOffer } from './check.server.ts';
import { type InsuranceOffer, readInsuranceOffer } from './insurance.server.ts';
import { type ModeOffer, readModeOffer } from './mode.server.ts';
import { type PaymentOffer, readPaymentOffer } from './payment.server.ts';
import { type ProfessionalOffer, readProfessionalOffer } from './professional.server.ts';
import { readSlotOffer, type SlotOffer } from './slot.server.ts';
import { readTypeOffer, type TypeOffer } from './type.server.ts';

/** What one screen offers to choose from. */
export type StepOffer =
  | ModeOffer
  | TypeOffer
  | { step: 'specialty' }
  | ProfessionalOffer
  | InsuranceOffer
  | SlotOffer
  | { step: 'details' }
  | PaymentOffer
  | CheckOffer;

export async function readStepOffer(page: PageContext, opened: LoadedWizard, query: URLSearchParams): Promise<StepOffer> {
  switch (opened.step) {
    case 'mode':
      return readModeOffer(opened, query);
    case 'type':
      return readTypeOffer(opened);
    case 'specialty':
      return { step: 'specialty' };
    case 'professional':
      return readProfessionalOffer(page, opened);
    case 'insurance':
      return readInsuranceOffer(opened);
    case 'slot':
      return readSlotOffer(page, opened, query);
    case 'details':
      return { step: 'details' };
    case 'payment':
      return readPaymentOffer(opened);
    case 'check':
      return readCheckOffer(page, opened);
  }
}
