import { modesFor } from '@clinic/core/booking/form/visit-kind';
import { offeredModes, offeredTypes, priceOf, type WizardOffer } from '@clinic/core/booking/form/wizard-offer';
import type { LoadedWizard } from '../load-wizard.server.ts';

/** `cents`: the lowest price; `exact` where it costs the same in every way. */
export type TypeOffer = { step: 'type'; types: { typeId: number; name: string; text: string; cents: number; exact: boolean }[] };

export const everyType = (offer: WizardOffer) => [...new Set(offeredModes(offer).flatMap((mode) => offeredTypes(offer, mode)))];

export function readTypeOffer({ offer }: LoadedWizard): TypeOffer {
  const types = everyType(offer).map(({ typeId, name, text }) => {
    const modes = modesFor(offer, { subSpecialty: 'other', typeId });
    const prices = modes.flatMap((mode) => priceOf(offer, { typeId, mode, insured: false })?.cents ?? []);
    return { ...{ typeId, name, text }, cents: Math.min(...prices), exact: new Set(prices).size === 1 };
  });
  return { step: 'type', types };
}
