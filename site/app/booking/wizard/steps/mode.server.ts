import { offeredModes, offeredTypes, priceOf } from '@clinic/core/booking/form/wizard-offer';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { LoadedWizard } from '../load-wizard.server.ts';

export type ModeOffer = {
  step: 'mode';
  /** The lowest price of each way; `exact` where there is only that one. */
  modes: { mode: VisitMode; cents: number; exact: boolean }[];
  /** What the link to the wizard already knew. */
  preset: { mode: VisitMode | null; doctorId: string | null };
};

const modesInAddress: Record<string, VisitMode> = { presencial: 'inPerson', online: 'online' };

export function readModeOffer({ offer }: LoadedWizard, query: URLSearchParams): ModeOffer {
  const modes = offeredModes(offer).map((mode) => {
    const types = offeredTypes(offer, mode);
    const prices = types.flatMap(({ typeId }) => priceOf(offer, { typeId, mode, insured: false })?.cents ?? []);
    return { mode, cents: Math.min(...prices), exact: new Set(prices).size === 1 };
  });
  const doctorId = query.get('medico') ?? '';
  const wanted = modesInAddress[query.get('modo') ?? ''];
  const only = modes.length === 1 ? modes[0]?.mode : undefined;
  return {
    step: 'mode',
    modes,
    preset: {
      mode: modes.find(({ mode }) => mode === wanted)?.mode ?? only ?? null,
      doctorId: offer.doctors.some(({ id }) => String(id) === doctorId) ? doctorId : null,
    },
  };
}
