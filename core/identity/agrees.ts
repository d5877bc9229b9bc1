/** As much of a person as tells whether two descriptions are of the same one. A gender or name part that is missing says nothing. */
export type Person = { name: string; birthDate: string; gender: 'masculino' | 'feminino' | null };

/** Small words between the names: `de`, `da`, `dos`, `e`. They are shared by strangers. */
const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd', 'del', 'della', 'van', 'von', 'der', 'den', 'la', 'le']);

/** Without accents, capitals and marks; hyphens part names as blanks do. */
const nameParts = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’´`]/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/**
 * First name and any one surname. Portuguese have two to four surnames, write some of them, and change them with marriage; the first
 * name stays. A single letter is no name: `M. Silva` may be anybody.
 */
function sameName(one: string, other: string): boolean {
  const [[first = '', ...rest], [otherFirst, ...otherRest]] = [nameParts(one), nameParts(other)];
  const surnames = rest.filter((part) => part.length > 1 && !particles.has(part));
  return first.length > 1 && first === otherFirst && surnames.some((surname) => otherRest.includes(surname));
}

/**
 * Whether a clinic's record and what somebody typed are of one person: the birth date to the day, the name, and a gender that does
 * not contradict. Nothing is made up for likely slips (day and month swapped, a digit beside another): who is not certainly the same
 * gets a record of their own, and the front desk looks.
 */
export const agrees = (record: Person, answers: Person): boolean =>
  record.birthDate !== '' &&
  record.birthDate === answers.birthDate &&
  sameName(record.name, answers.name) &&
  (record.gender === null || answers.gender === null || record.gender === answers.gender);
