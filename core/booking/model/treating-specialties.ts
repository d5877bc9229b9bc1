import type { SubSpecialty } from './sub-specialties.ts';

const general = 'Urologia';

/** Reasons that another specialty than urology treats, by the name that the clinic keeps it under. */
const ownSpecialty: Partial<Record<SubSpecialty, string>> = { sexualHealth: 'Andrologia', femaleUrology: 'Uroginecologia' };

/** The clinic's specialties that treat a reason, the most fitting first. */
export function treatingSpecialties(reason: SubSpecialty): string[] {
  const own = ownSpecialty[reason];
  return own ? [own, general] : [general];
}
