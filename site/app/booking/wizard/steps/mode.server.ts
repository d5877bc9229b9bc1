import { modesFor, visitKind } from '@clinic/core/booking/form/visit-kind';
import { priceOf } from '@clinic/core/booking/form/wizard-offer';
import { purposeOf } from '@clinic/core/booking/form/wizard-progress';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { LoadedWizard } from '../load-wizard.server.ts';

/** The price of this very visit, each way. */
export type ModeOffer = { step: 'mode'; modes: { mode: VisitMode; cents: number | null }[]; capCents: number };

export function readModeOffer({ offer, progress, draft }: LoadedWizard): ModeOffer {
  const { subSpecialty = 'other' } = progress.answers;
  const purpose = purposeOf({ subSpecialty, typeId: Number(draft?.fields.typeId) || undefined }, draft?.fields ?? {});
  const centsOf = (mode: VisitMode) => {
    const kind = visitKind(offer, mode, purpose);
    return kind && (priceOf(offer, { typeId: kind.typeId, mode, insured: false })?.cents ?? null);
  };
  return {
    step: 'mode',
    modes: modesFor(offer, purpose).map((mode) => ({ mode, cents: centsOf(mode) })),
    capCents: offer.settings.multicare.capCents,
  };
}
