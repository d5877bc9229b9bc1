import type { DraftFields } from '../../booking/form/steps.ts';
import { modesFor, type VisitPurpose } from '../../booking/form/visit-kind.ts';
import { choiceOfAnswers, offeredModes, offeredTypes, priceOf, type WizardOffer } from '../../booking/form/wizard-offer.ts';
import { purposeOf, wizardProgress } from '../../booking/form/wizard-progress.ts';
import { noPreferredDoctorId } from '../../booking/model/constants.ts';
import { isSubSpecialty } from '../../booking/model/sub-specialties.ts';
import type { VisitMode } from '../../booking/model/visit-mode.ts';
import { type FreeHours, type HourServices, readFreeHours } from '../read-free-hours.ts';

/** What can be said to the caller for a reason: where, at what price, with whom, and when. */
export type CallerOffer = FreeHours & {
  /** The way in which it is shown; null where nobody sees such patients, and the desk books in the clinic's program. */
  mode: VisitMode | null;
  modes: { mode: VisitMode; priceCents: number | null; insuredCents: number | null }[];
  doctors: { id: number; name: string }[];
};

/** Types that can be chosen outright, as exams are: in the desk's own order, each once. */
export const typesToChoose = (offer: WizardOffer): { id: number; name: string }[] => {
  const types = offeredModes(offer).flatMap((mode) => offeredTypes(offer, mode));
  return [...new Map(types.map(({ typeId, name }) => [typeId, { id: typeId, name }])).values()];
};

/** The wizard's own rules for a reason, with the hours that the clinic has free. */
export async function readCallerOffer(
  services: HourServices,
  offer: WizardOffer,
  fields: DraftFields,
  month: string | null,
): Promise<CallerOffer> {
  const purpose = purposeIn(fields);
  const modes = modesFor(offer, purpose);
  const mode = modes.find((each) => each === fields.mode) ?? modes[0];
  const priced = modes.map((each) => ({ mode: each, ...pricesOf(offer, each, { ...fields, mode: each }) }));
  const answers = mode ? answersFor(offer, { ...fields, mode }) : null;
  if (!mode || !answers) return { mode: null, modes: priced, doctors: [], month: null, days: [], next: null };
  const doctors = offer.doctors
    .filter(({ id }) => answers.doctorIds.includes(id))
    .map(({ id, clinicalName }) => ({ id, name: clinicalName }));
  const wanted = doctors.find(({ id }) => String(id) === fields.doctorId)?.id ?? noPreferredDoctorId;
  const hours = await readFreeHours(services, choiceOfAnswers({ ...answers, doctorId: wanted }), month, offer.now);
  return { ...hours, mode, modes: priced, doctors };
}

const purposeIn = (fields: DraftFields): VisitPurpose =>
  purposeOf(
    {
      ...(isSubSpecialty(fields.subSpecialty) && { subSpecialty: fields.subSpecialty }),
      ...(fields.typeId && { typeId: Number(fields.typeId) }),
    },
    fields,
  );

function answersFor(offer: WizardOffer, fields: DraftFields) {
  const { typeId, doctorIds } = wizardProgress(fields, offer).answers;
  return typeId === undefined || !doctorIds ? null : { typeId, doctorIds };
}

function pricesOf(offer: WizardOffer, mode: VisitMode, fields: DraftFields) {
  const typeId = answersFor(offer, fields)?.typeId;
  const centsOf = (insured: boolean) => (typeId === undefined ? null : (priceOf(offer, { typeId, mode, insured })?.cents ?? null));
  return { priceCents: centsOf(false), insuredCents: centsOf(true) };
}
