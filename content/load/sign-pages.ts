import { z } from 'zod';
import type { ClinicDocument } from '../read-documents.ts';
import type { BackOffice } from './back-office.ts';
import type { Ids } from './ids.ts';
import { inParallel } from './in-parallel.ts';

const unsigned = z.object({ pages: z.array(z.object({ collection: z.string(), id: z.string() })) });
const callsAtOnce = 4;

/**
 * Signs what the files say, in the name and of the day that each page gives; without it every medical page of the demo would say that it
 * awaits a doctor. What others have written stays unsigned.
 */
export async function signPages(backOffice: BackOffice, documents: ClinicDocument[], ids: Ids): Promise<void> {
  const { pages } = unsigned.parse(await backOffice('GET', '/api/revisao/por-assinar'));
  const ours = new Set(
    documents.map(({ kind, folder }) => (kind === 'globais' ? folder.replace('globais/', '') : `${kind}/${ids.get(folder)}`)),
  );
  const wanted = pages.filter(({ collection, id }) => ours.has(collection) || ours.has(`${collection}/${id}`));
  await inParallel(wanted, callsAtOnce, async ({ collection, id }) => {
    await backOffice('POST', `/api/revisao/${collection}/${id}/registar`);
  });
}
