import { readClinic } from '../read-clinic.ts';
import { addDemoUsers } from './demo-users.ts';
import { loadDocuments } from './load-documents.ts';
import { loadGlobals } from './load-globals.ts';
import { loadRedirects } from './load-redirects.ts';
import { type Account, signIn } from './sign-in.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Brings the back office at `url` to what the files of this folder say; a second run finds nothing to do. */
export async function loadClinic(url: string, admin: Account): Promise<Tally> {
  const clinic = readClinic();
  const tally = emptyTally();
  const { backOffice, isFirst } = await signIn(url, admin);
  tally[isFirst ? 'created' : 'unchanged'] += 1;
  await addDemoUsers(backOffice, admin.password, tally);
  const ids = await loadDocuments(backOffice, clinic.documents, tally);
  await loadGlobals(backOffice, clinic, ids, tally);
  await loadRedirects(backOffice, clinic.redirects, tally);
  return tally;
}
