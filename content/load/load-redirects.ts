import { z } from 'zod';
import type { OldAddress } from '../read-redirects.ts';
import type { BackOffice } from './back-office.ts';
import type { Tally } from './tally.ts';
import { writeFields } from './write-fields.ts';

const rows = z.object({ docs: z.array(z.looseObject({ id: z.number(), from: z.string() })) });

/** One after the other: the back office checks each row against those already there. */
export async function loadRedirects(backOffice: BackOffice, redirects: OldAddress[], tally: Tally): Promise<void> {
  const { docs } = rows.parse(await backOffice('GET', '/api/redirects?depth=0&limit=0&pagination=false'));
  const byFrom = new Map(docs.map((doc) => [doc.from, doc]));
  for (const redirect of redirects) {
    const stored = byFrom.get(redirect.from);
    if (!stored) {
      await backOffice('POST', '/api/redirects?depth=0', redirect);
      tally.created += 1;
      continue;
    }
    const changed = await writeFields(redirect, stored, (_, body) => backOffice('PATCH', `/api/redirects/${stored.id}?depth=0`, body));
    tally[changed ? 'updated' : 'unchanged'] += 1;
  }
}
