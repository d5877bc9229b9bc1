import { z } from 'zod';
import type { DocumentFields } from '../fields.ts';
import type { ClinicDocument } from '../read-documents.ts';
import type { BackOffice } from './back-office.ts';
import type { Ids } from './ids.ts';
import { inParallel } from './in-parallel.ts';

const unsigned = z.object({ pages: z.array(z.object({ collection: z.string(), id: z.string() })) });
const standing = z.object({ reviewedOn: z.string() });
const callsAtOnce = 4;

const dayOf = ({ data_revisao: day }: DocumentFields): string => (typeof day === 'string' ? day.slice(0, 10) : '');

/**
 * Signs what the files say, in the name and of the day that each page gives; without it every medical page of the demo would say that it
 * awaits a doctor. What others have written stays unsigned, and so do words that were changed under a day that has signed others.
 */
export async function signPages(backOffice: BackOffice, documents: ClinicDocument[], ids: Ids): Promise<void> {
  const { pages } = unsigned.parse(await backOffice('GET', '/api/revisao/por-assinar'));
  const days = new Map(
    documents.map(({ kind, folder, fields }) => [
      kind === 'globais' ? folder.replace('globais/', '') : `${kind}/${ids.get(folder)}`,
      dayOf(fields),
    ]),
  );
  await inParallel(pages, callsAtOnce, async ({ collection, id }) => {
    const day = days.get(collection) ?? days.get(`${collection}/${id}`);
    if (day === undefined) return;
    const { reviewedOn } = standing.parse(await backOffice('GET', `/api/revisao/${collection}/${id}`));
    if (reviewedOn < day) await backOffice('POST', `/api/revisao/${collection}/${id}/registar`);
  });
}
