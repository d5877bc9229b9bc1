/** What a visit may be about, in the order the clinic offers it; each is the key of its name. */
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
