import { offeredTypes, priceOf } from '@clinic/core/booking/wizard/wizard-offer';
import type { OpenWizard } from '../open-wizard.server.ts';

export type TypeOffer = { step: 'type'; types: { typeId: number; name: string; text: string; cents: number | null }[] };

export function readTypeOffer({ offer, walk }: OpenWizard): TypeOffer {
  const { mode = 'inPerson' } = walk.answers;
  const types = offeredTypes(offer, mode).map(({ typeId, name, text }) => ({
    ...{ typeId, name, text },
    cents: priceOf(offer, { typeId, mode, insured: false })?.cents ?? null,
  }));
  return { step: 'type', types };
}
