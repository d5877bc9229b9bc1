import type { Gender } from '../personal-data/gender.ts';

/** What is compared to decide whether two descriptions are of one person. A missing gender or part of a name is not compared. */
export type Person = { name: string; birthDate: string; gender: Gender | null };

/** Particles between the names: `de`, `da`, `dos`, `e`. Strangers share them, so they are ignored. */
const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd', 'del', 'della', 'van', 'von', 'der', 'den', 'la', 'le']);

/** Without accents, case and punctuation; hyphens separate names as spaces do. */
export const nameParts = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’´`]/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/**
 * The first name and any one surname must match. Portuguese people have two to four surnames, use some of them, and change them with
 * marriage; the first name stays. A single letter is not a name: `M. Silva` may be anybody.
 */
export function sameName(one: string, other: string): boolean {
  const [[first = '', ...rest], [otherFirst, ...otherRest]] = [nameParts(one), nameParts(other)];
  const surnames = rest.filter((part) => part.length > 1 && !particles.has(part));
  return first.length > 1 && first === otherFirst && surnames.some((surname) => otherRest.includes(surname));
}

/**
 * Whether a clinic's record and the typed details are of one person: the same birth date, a matching name, and no contradicting gender.
 * Likely typos (day and month swapped, a neighbouring digit) are not tolerated: in doubt a new record is made, and the front desk compares.
 */
export const agrees = (record: Person, answers: Person): boolean =>
  record.birthDate !== '' &&
  record.birthDate === answers.birthDate &&
  sameName(record.name, answers.name) &&
  (record.gender === null || answers.gender === null || record.gender === answers.gender);
