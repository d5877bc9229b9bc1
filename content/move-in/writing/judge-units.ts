import type { DocumentFields } from '../../fields.ts';
import { differences } from '../../load/field-differences.ts';
import type { Brought } from './memory.ts';
import { isNothing, storedUnit, type Unit, unitDigest, unitsOf } from './units.ts';

/** same: nothing to do · write: changed there and not here · changedHere: only here · changedBoth: on both sides · foreign: here before us. */
type UnitVerdict = 'same' | 'write' | 'changedHere' | 'changedBoth' | 'foreign';
export type Judged = { unit: Unit; there: string; verdict: UnitVerdict };

/**
 * Compares what is there with what was brought and with what is here. `named` says it by their names, `numbered` by the numbers of our back
 * office; null where some of them do not exist yet.
 */
export function judgeUnits(
  named: DocumentFields,
  numbered: DocumentFields | null,
  stored: unknown,
  brought: Brought | undefined,
): Judged[] {
  const now = new Map(unitsOf(numbered ?? {}).map((unit) => [unit.name, unit]));
  return unitsOf(named).map((unit) => {
    const there = unitDigest(unit.value);
    const here = storedUnit(stored, unit);
    const known = brought?.units[unit.name];
    const wanted = now.get(unit.name);
    const isAsWanted = stored !== undefined && wanted !== undefined && isSame(wanted, here);
    const verdict = (): UnitVerdict => {
      const isChangedHere = known ? known.here !== unitDigest(here) : !isNothing(here);
      if (known && known.there === there) return isChangedHere ? 'changedHere' : 'same';
      if (isAsWanted) return 'same';
      if (!isChangedHere) return 'write';
      return known ? 'changedBoth' : 'foreign';
    };
    return { unit: wanted ?? unit, there, verdict: verdict() };
  });
}

const isSame = (wanted: Unit, here: unknown): boolean =>
  differences({ value: wanted.value as DocumentFields[string] }, { value: here }).length === 0 &&
  isNothing(wanted.value) === isNothing(here);

/** What was changed here keeps its old note, so that it is told again and never taken for ours. */
export const unitsToKeep = (judged: Judged[], after: unknown, brought: Brought | undefined): Brought['units'] =>
  Object.fromEntries(
    judged.flatMap(({ unit, there, verdict }) => {
      if (verdict === 'same' || verdict === 'write') return [[unit.name, { there, here: unitDigest(storedUnit(after, unit)) }]];
      const known = brought?.units[unit.name];
      return known ? [[unit.name, known]] : [];
    }),
  );
