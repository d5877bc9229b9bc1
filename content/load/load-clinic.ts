import { z } from 'zod';
import { readClinic } from '../read-clinic.ts';
import type { BackOffice } from './back-office.ts';
import type { Ids } from './ids.ts';
import { loadDocuments } from './load-documents.ts';
import { loadFiles } from './load-files.ts';
import { loadGlobals } from './load-globals.ts';
import { loadRedirects } from './load-redirects.ts';
import { loadSynonyms } from './load-synonyms.ts';
import { type StaffLogin, signInToLoad } from './sign-in.ts';
import { signPages } from './sign-pages.ts';
import { emptyTally, type Tally } from './tally.ts';
import type { Trash } from './trash.ts';

const users = z.object({ docs: z.array(z.object({ email: z.string() })) });
/** The doctor signs under the name of the usual reviewer. */
const demoReviewer = 'equipa/antonio-meireles';
const demoUsers = [
  { email: 'editor@exemplo.pt', nome: 'Edição', papel: 'editor' },
  { email: 'gestor@exemplo.pt', nome: 'Gestão', papel: 'gestor' },
  { email: 'balcao@exemplo.pt', nome: 'Balcão', papel: 'balcao' },
  { email: 'medico@exemplo.pt', nome: 'Dr. Exemplo', papel: 'medico' },
];

/** One account per role beside the administrator's, with the same password. Accounts that exist are left as they are. */
async function addDemoUsers(backOffice: BackOffice, password: string, ids: Ids, tally: Tally): Promise<void> {
  const { docs } = users.parse(await backOffice('GET', '/api/utilizadores?limit=0&depth=0'));
  for (const user of demoUsers) {
    if (docs.some(({ email }) => email === user.email)) tally.unchanged += 1;
    else {
      const pessoa = user.papel === 'medico' ? ids.get(demoReviewer) : undefined;
      await backOffice('POST', '/api/utilizadores', { ...user, password, ...(pessoa === undefined ? {} : { pessoa }) });
      tally.created += 1;
    }
  }
}

/**
 * Brings the back office at `url` to what the files of this folder say; a second run finds nothing to do. What is in the trash stays there,
 * and what names it stays as it is.
 */
export async function loadClinic(url: string, admin: StaffLogin): Promise<Tally> {
  const clinic = readClinic();
  const tally = emptyTally();
  const ids: Ids = new Map();
  const trash: Trash = new Set();
  const { backOffice, isFirst } = await signInToLoad(url, admin);
  tally[isFirst ? 'created' : 'unchanged'] += 1;
  await loadFiles(backOffice, 'media', clinic.pictures, { ids, trash }, tally);
  await loadFiles(backOffice, 'ficheiros', clinic.pdfFiles, { ids, trash }, tally);
  await loadDocuments(backOffice, clinic.documents, { ids, trash }, tally);
  await addDemoUsers(backOffice, admin.password, ids, tally);
  await loadGlobals(backOffice, clinic, { ids, trash }, tally);
  await signPages(backOffice, clinic.documents, ids);
  await loadSynonyms(backOffice, clinic.synonyms, tally);
  await loadRedirects(backOffice, clinic.redirects, tally);
  return tally;
}
