import { savedRow } from '../../load/stored-rows.ts';
import type { RedirectLine } from '../redirects-csv.ts';
import { isRefusal, newestRows, reasonOf } from './here.ts';
import { count, type MoveOutcome, noteAbout, type Run } from './run.ts';
import { unitDigest } from './units.ts';

/** One after the other: the back office checks each row against those already there. */
export async function bringRedirects(run: Run, redirects: RedirectLine[]): Promise<void> {
  const { backOffice, memory, isDryRun } = run;
  const byFrom = new Map((await newestRows(backOffice, 'redirects')).map((row) => [row['from'], row]));
  for (const { from, to, line } of redirects) {
    const key = `redirects${from}`;
    const tell = noteAbout(run, `linha ${line}: ${from} → ${to}`);
    const stored = byFrom.get(from);
    const known = memory.recall(key)?.units['to'];
    const settle = (outcome: MoveOutcome) => count(run, 'redirects', outcome);
    if (stored?.['to'] === to) {
      settle('unchanged');
      continue;
    }
    if (stored && known?.here !== unitDigest(stored['to'])) {
      tell('redirect', `aqui já leva a ${stored['to']}: não se tocou`);
      settle('leftAlone');
      continue;
    }
    if (!stored && memory.recall(key)) {
      tell('deletedHere', '');
      settle('leftAlone');
      continue;
    }
    try {
      if (!isDryRun) {
        const note = 'Do site antigo';
        const saved = stored
          ? await backOffice('PATCH', `/api/redirects/${stored.id}?depth=0`, { to })
          : await backOffice('POST', '/api/redirects?depth=0', { from, to, note });
        const row = savedRow(saved);
        memory.keep(key, { id: row.id, isPublishedThere: true, units: { to: { there: unitDigest(to), here: unitDigest(row['to']) } } });
      }
      settle(stored ? 'updated' : 'created');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      tell('redirect', reasonOf(error));
      settle('failed');
    }
  }
}
