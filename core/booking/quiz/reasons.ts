import type { SubSpecialty } from '../rules/sub-specialties.ts';

/** What brings people to the clinic, as they would say it, and the sub-specialty that looks after it. The order is that of the screen. */
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

/** Only what follows from it is kept: this is how an answer is found again. */
export const reasonFor = (subSpecialty: string | undefined): Reason | undefined =>
  reasons.find((reason) => subSpecialtyOfReason[reason] === subSpecialty);
