import { readClinic } from '../read-clinic.ts';
import { addDemoUsers } from './demo-users.ts';
import type { Ids } from './ids.ts';
import { loadDocuments } from './load-documents.ts';
import { loadFiles } from './load-files.ts';
import { loadGlobals } from './load-globals.ts';
import { loadRedirects } from './load-redirects.ts';
import { loadSynonyms } from './load-synonyms.ts';
import { type Account, signIn } from './sign-in.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Brings the back office at `url` to what the files of this folder say; a second run finds nothing to do. */
export async function loadClinic(url: string, admin: Account): Promise<Tally> {
  const clinic = readClinic();
  const tally = emptyTally();
  const ids: Ids = new Map();
  const { backOffice, isFirst } = await signIn(url, admin);
  tally[isFirst ? 'created' : 'unchanged'] += 1;
  await addDemoUsers(backOffice, admin.password, tally);
  await loadFiles(backOffice, 'media', clinic.pictures, ids, tally);
  await loadFiles(backOffice, 'ficheiros', clinic.pdfFiles, ids, tally);
  await loadDocuments(backOffice, clinic.documents, ids, tally);
  await loadGlobals(backOffice, clinic, ids, tally);
  await loadSynonyms(backOffice, clinic.synonyms, tally);
  await loadRedirects(backOffice, clinic.redirects, tally);
  return tally;
}
