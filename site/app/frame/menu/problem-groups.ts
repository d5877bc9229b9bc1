import type { IconName } from '../../art/names.ts';

export const problemGroups = ['prostate', 'kidneysAndBladder', 'pelvicFloor', 'other'] as const;
export type ProblemGroup = (typeof problemGroups)[number];

/** By organ, because that is what a visitor knows; in each group the most common first. */
const members: Record<Exclude<ProblemGroup, 'other'>, IconName[]> = {
  prostate: ['hiperplasia-benigna-da-prostata', 'cancro-da-prostata'],
  kidneysAndBladder: ['litiase-e-colica-renal', 'tumor-do-rim', 'tumor-da-bexiga', 'sangue-na-urina-hematuria'],
  pelvicFloor: ['incontinencia-urinaria-masculina', 'incontinencia-urinaria-feminina', 'prolapsos-de-orgaos-pelvicos'],
};

/** The page of other diseases, and a problem that editors add later, stand in a group of their own: none is lost. */
export function groupProblems<T extends { icon: IconName | null }>(items: T[]): Record<ProblemGroup, T[]> {
  const known = (group: keyof typeof members) => members[group].flatMap((icon) => items.filter((item) => item.icon === icon));
  const groups = { prostate: known('prostate'), kidneysAndBladder: known('kidneysAndBladder'), pelvicFloor: known('pelvicFloor') };
  const placed = new Set(Object.values(groups).flat());
  return { ...groups, other: items.filter((item) => !placed.has(item)) };
}
