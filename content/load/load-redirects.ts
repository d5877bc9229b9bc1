import type { OldAddress } from '../read-redirects.ts';
import type { BackOffice } from './back-office.ts';
import { savedRow, storedRows } from './stored-rows.ts';
import type { Tally } from './tally.ts';
import { writeFields } from './write-fields.ts';

/** One after the other: the back office checks each row against those already there. */
export async function loadRedirects(backOffice: BackOffice, redirects: OldAddress[], tally: Tally): Promise<void> {
  const byFrom = new Map((await storedRows(backOffice, 'redirects')).map((row) => [row['from'], row]));
  for (const redirect of redirects) {
    // Its page has left or moved, and its readers are led on from there: the back office has made this row follow.
    if (byFrom.has(redirect.to)) {
      tally.unchanged += 1;
      continue;
    }
    const stored = byFrom.get(redirect.from);
    if (!stored) {
      await backOffice('POST', '/api/redirects?depth=0', redirect);
      tally.created += 1;
      continue;
    }
    const changed = await writeFields(redirect, stored, async (_, body) => {
      return savedRow(await backOffice('PATCH', `/api/redirects/${stored.id}?depth=0`, body));
    });
    tally[changed ? 'updated' : 'unchanged'] += 1;
  }
}
