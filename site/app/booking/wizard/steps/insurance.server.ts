import { priceOf } from '@clinic/core/booking/form/wizard-offer';
import type { VisitPrice } from '@clinic/core/booking/model/price';
import type { LoadedWizard } from '../load-wizard.server.ts';

export type InsuranceOffer = {
  step: 'insurance';
  text: string;
  capCents: number;
  insured: VisitPrice | null;
  uninsured: VisitPrice | null;
};

export function readInsuranceOffer({ offer, progress }: LoadedWizard): InsuranceOffer {
  const { mode = 'inPerson', typeId = 0 } = progress.answers;
  const { text, capCents } = offer.settings.multicare;
  const price = (insured: boolean) => priceOf(offer, { typeId, mode, insured });
  // A price that an editor typed stays on one line.
  return { step: 'insurance', text: text.replaceAll(' €', '\u00a0€'), capCents, insured: price(true), uninsured: price(false) };
}
