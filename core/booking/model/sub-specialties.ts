/** The reasons for a visit, in the order in which the clinic offers them; each is the key of its name. */
export const subSpecialties = [
  'routine',
  'checkUp',
  'generalUrology',
  'benignProstateEnlargement',
  'prostateCancer',
  'prostatitis',
  'otherProstateProblems',
  'sexualHealth',
  'urinaryIncontinence',
  'femaleUrology',
  'kidneyStones',
  'other',
] as const;
export type SubSpecialty = (typeof subSpecialties)[number];

export const isSubSpecialty = (value: unknown): value is SubSpecialty => subSpecialties.some((known) => known === value);
