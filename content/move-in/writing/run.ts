import type { BackOffice } from '../../load/back-office.ts';
import type { Ids } from '../../load/ids.ts';
import type { MoveNote, NoteKind } from '../notes.ts';
import type { Memory } from './memory.ts';

export type MoveOutcome = 'created' | 'updated' | 'unchanged' | 'leftAlone' | 'failed';
export type MoveTally = Map<string, Record<MoveOutcome, number>>;

/** One move-in under way. Of a dry run nothing is written, neither here nor in the memory. */
export type Run = {
  backOffice: BackOffice;
  memory: Memory;
  isDryRun: boolean;
  /** The numbers of what is here already, by its name. */
  ids: Ids;
  /** What will not be here: a file that could not be fetched, a document that was refused. */
  missing: Set<string>;
  notes: MoveNote[];
  tally: MoveTally;
};

export function count({ tally }: Run, kind: string, outcome: MoveOutcome): void {
  const counts = tally.get(kind) ?? { created: 0, updated: 0, unchanged: 0, leftAlone: 0, failed: 0 };
  tally.set(kind, { ...counts, [outcome]: counts[outcome] + 1 });
}

export const noteAbout =
  ({ notes }: Run, about: string) =>
  (kind: NoteKind, detail: string): void => {
    notes.push({ kind, about, detail });
  };
