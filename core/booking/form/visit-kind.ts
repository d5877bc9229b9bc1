import type { Doctor } from '../../clinic/clinic-service.ts';
import type { Booking } from '../model/booking.ts';
import type { SubSpecialty } from '../model/sub-specialties.ts';
import { treatingSpecialties } from '../model/treating-specialties.ts';
import { type VisitMode, visitModes } from '../model/visit-mode.ts';
import { doctorsOfType, offeredTypes, type WizardOffer } from './wizard-offer.ts';

/** What the visit is for: a reason, or a type that was chosen outright, as an exam is; with a doctor, where one was chosen. */
export type VisitPurpose = { subSpecialty: SubSpecialty; typeId?: number | undefined; doctorId?: number | undefined };
/** The type to be booked, and who may see the patient, in order. */
export type VisitKind = { typeId: number; doctors: Doctor[] };

/**
 * For a reason: the first type in the front desk's order whose doctors all have the specialty that treats it, or else one that some of them
 * have; nobody of another specialty. A type that was chosen outright has its own doctors.
 */
export function visitKind(offer: WizardOffer, mode: VisitMode, { subSpecialty, typeId: chosen, doctorId }: VisitPurpose): VisitKind | null {
  const kinds = offeredTypes(offer, mode).map(({ typeId }) => ({ typeId, doctors: doctorsOfType(offer, typeId) }));
  if (chosen !== undefined) return kinds.find(({ typeId }) => typeId === chosen) ?? null;
  const usual = kindOfSpecialties(kinds, treatingSpecialties(subSpecialty));
  const doctor = offer.doctors.find(({ id }) => id === doctorId);
  // Whoever names a doctor and no complaint comes for what that doctor does.
  if (isNoComplaint(subSpecialty) && doctor?.specialty && !usual?.doctors.includes(doctor))
    return kindOfSpecialties(kinds, [doctor.specialty.name]) ?? usual;
  // Of a clinic that says nobody's specialty nobody can be left out.
  return usual ?? (offer.doctors.every(({ specialty }) => specialty === null) ? (kinds[0] ?? null) : null);
}

const isNoComplaint = (reason: SubSpecialty) => reason === 'routine' || reason === 'other';

/** The first specialty counts most. */
function kindOfSpecialties(kinds: readonly VisitKind[], specialties: readonly string[]): VisitKind | null {
  for (const specialty of specialties) {
    const has = ({ specialty: own }: Doctor) => own?.name === specialty;
    const kind = kinds.find(({ doctors }) => doctors.every(has)) ?? kinds.find(({ doctors }) => doctors.some(has));
    if (kind) return { ...kind, doctors: kind.doctors.filter(has) };
  }
  return null;
}

/** Who may take over a visit that is moved: whoever the wizard would offer for its reason. */
export function doctorsForMove(
  offer: WizardOffer,
  { mode, typeId, subSpecialty }: Pick<Booking, 'mode' | 'typeId' | 'subSpecialty'>,
): number[] {
  const usual = visitKind(offer, mode, { subSpecialty });
  const doctors = usual?.typeId === typeId ? usual.doctors : doctorsOfType(offer, typeId);
  return doctors.map(({ id }) => id);
}

export const modesFor = (offer: WizardOffer, purpose: VisitPurpose): VisitMode[] =>
  visitModes.filter((mode) => visitKind(offer, mode, purpose) !== null);
