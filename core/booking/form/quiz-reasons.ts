import type { SubSpecialty } from '../model/sub-specialties.ts';

/** Reasons for a visit in the patients' words, and the sub-specialty that treats each. In the order of the screen. */
const subSpecialtyOfReason = {
  weakStream: 'benignProstateEnlargement',
  highPsa: 'prostateCancer',
  burning: 'prostatitis',
  leaking: 'urinaryIncontinence',
  erection: 'sexualHealth',
  stone: 'kidneyStones',
  blood: 'generalUrology',
  women: 'femaleUrology',
  checkUp: 'checkUp',
  followUp: 'routine',
  unsure: 'other',
} as const satisfies Record<string, SubSpecialty>;

export type Reason = keyof typeof subSpecialtyOfReason;
export const reasons = Object.keys(subSpecialtyOfReason) as Reason[];

export function subSpecialtyOfAnswer(answer: string): SubSpecialty | null {
  const reason = reasons.find((known) => known === answer);
  return reason ? subSpecialtyOfReason[reason] : null;
}

/** Only the sub-specialty is stored: this finds the answer again. */
export const reasonFor = (subSpecialty: string | undefined): Reason | undefined =>
  reasons.find((reason) => subSpecialtyOfReason[reason] === subSpecialty);
