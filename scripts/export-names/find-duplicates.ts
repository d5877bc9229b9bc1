import { frameworkNames, sameMeaning } from './one-name-twice.ts';

/** Which files export a name, for every name that stands for more than one thing. */
export function findDuplicates(namesByFile: Map<string, string[]>): Map<string, string[]> {
  const filesByName = new Map<string, string[]>();
  for (const [file, names] of namesByFile) {
    for (const name of names.filter((name) => !isFixedByFramework(name, file)))
      filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
  const duplicates = [...filesByName].filter(([name, files]) => countMeanings(name, files) > 1);
  return new Map(duplicates.toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

const isFixedByFramework = (name: string, file: string): boolean =>
  frameworkNames.some(({ files, names }) => files.test(file) && names.includes(name));

/** Every file is a meaning of its own, except those that see the same thing from different places. */
function countMeanings(name: string, files: string[]): number {
  const joined = sameMeaning
    .filter(({ names }) => names?.includes(name) ?? true)
    .map(({ places }) => places.filter((place) => files.some((file) => place.test(file))).length);
  return files.length - joined.reduce((sum, places) => sum + Math.max(0, places - 1), 0);
}
