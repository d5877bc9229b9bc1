import type { IconName } from '../../art/names.ts';

export const problemGroups = ['prostate', 'kidneysAndBladder', 'pelvicFloor'] as const;
export type ProblemGroup = (typeof problemGroups)[number];

/** By organ, because that is what a visitor knows; in each group the most common first. */
const members: Record<ProblemGroup, IconName[]> = {
  prostate: ['hiperplasia-benigna-da-prostata', 'cancro-da-prostata', 'outras-doencas'],
  kidneysAndBladder: ['litiase-e-colica-renal', 'tumor-do-rim', 'tumor-da-bexiga', 'sangue-na-urina-hematuria'],
  pelvicFloor: ['incontinencia-urinaria-masculina', 'incontinencia-urinaria-feminina', 'prolapsos-de-orgaos-pelvicos'],
};

/** A problem that editors add later stands at the end of the shortest group: none is lost. */
export function groupProblems<T extends { icon: IconName | null }>(items: T[]): Record<ProblemGroup, T[]> {
  const known = (group: ProblemGroup) => members[group].flatMap((icon) => items.filter((item) => item.icon === icon));
  const groups = { prostate: known('prostate'), kidneysAndBladder: known('kidneysAndBladder'), pelvicFloor: known('pelvicFloor') };
  const placed = new Set(Object.values(groups).flat());
  for (const item of items) {
    if (placed.has(item)) continue;
    const shortest = problemGroups.reduce((a, b) => (groups[b].length < groups[a].length ? b : a));
    groups[shortest].push(item);
  }
  return groups;
}
