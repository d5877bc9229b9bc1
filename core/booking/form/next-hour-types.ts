import { offeredTypes, type WizardOffer } from './wizard-offer.ts';

/** The types of which a next hour is told: those that are seen at the clinic, in the desk's order. */
const typesAtClinic = (offer: WizardOffer): number[] => offeredTypes(offer, 'inPerson').map(({ typeId }) => typeId);

/** Of a page that is about no doctor and no exam. */
export const usualType = (offer: WizardOffer): number | null => typesAtClinic(offer)[0] ?? null;

/** The first that this doctor sees patients for. */
export function typeOfDoctor(offer: WizardOffer, doctorId: number): number | null {
  const sees = (typeId: number) => offer.types.some(({ id, doctorIds }) => id === typeId && doctorIds.includes(doctorId));
  return typesAtClinic(offer).find(sees) ?? null;
}

export const isTypeAtClinic = (offer: WizardOffer, typeId: number): boolean => typesAtClinic(offer).includes(typeId);
