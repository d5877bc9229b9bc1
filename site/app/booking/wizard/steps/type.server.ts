import { offeredTypes, priceOf } from '@clinic/core/booking/form/wizard-offer';
import type { LoadedWizard } from '../load-wizard.server.ts';

export type TypeOffer = { step: 'type'; types: { typeId: number; name: string; text: string; cents: number | null }[] };

export function readTypeOffer({ offer, progress }: LoadedWizard): TypeOffer {
  const { mode = 'inPerson' } = progress.answers;
  const types = offeredTypes(offer, mode).map(({ typeId, name, text }) => ({
    ...{ typeId, name, text },
    cents: priceOf(offer, { typeId, mode, insured: false })?.cents ?? null,
  }));
  return { step: 'type', types };
}
