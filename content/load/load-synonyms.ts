import type { Synonyms } from '../read-synonyms.ts';
import type { BackOffice } from './back-office.ts';
import { inParallel } from './in-parallel.ts';
import { savedRow, storedRows } from './stored-rows.ts';
import type { Tally } from './tally.ts';
import { writeFields } from './write-fields.ts';

const callsAtOnce = 4;

/** A group is known by its language and its first word. */
export async function loadSynonyms(backOffice: BackOffice, groups: Synonyms[], tally: Tally): Promise<void> {
  const identity = (lingua: unknown, palavras: unknown) => `${lingua} ${Array.isArray(palavras) ? palavras[0] : ''}`;
  const stored = new Map((await storedRows(backOffice, 'sinonimos')).map((row) => [identity(row['lingua'], row['palavras']), row]));
  await inParallel(groups, callsAtOnce, async (group) => {
    const row = stored.get(identity(group.lingua, group.palavras));
    if (!row) {
      await backOffice('POST', '/api/sinonimos?depth=0', group);
      tally.created += 1;
      return;
    }
    const changed = await writeFields(group, row, async (_, body) =>
      savedRow(await backOffice('PATCH', `/api/sinonimos/${row.id}?depth=0`, body)),
    );
    tally[changed ? 'updated' : 'unchanged'] += 1;
  });
}
