import type { VisitPrice } from '@clinic/core/booking/rules/price';
import { priceOf } from '@clinic/core/booking/wizard/wizard-offer';
import type { OpenWizard } from '../open-wizard.server.ts';

export type InsuranceOffer = {
  step: 'insurance';
  text: string;
  capCents: number;
  insured: VisitPrice | null;
  uninsured: VisitPrice | null;
};

export function readInsuranceOffer({ offer, walk }: OpenWizard): InsuranceOffer {
  const { mode = 'inPerson', typeId = 0 } = walk.answers;
  const { text, capCents } = offer.settings.multicare;
  const price = (insured: boolean) => priceOf(offer, { typeId, mode, insured });
  return { step: 'insurance', text, capCents, insured: price(true), uninsured: price(false) };
}
