import { createAddressBook } from '@clinic/core/addresses/address-book';
import { pathTo } from '@clinic/core/addresses/path-to';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { readAddresses } from '../addresses/list-addresses.ts';
import { documentTitle } from '../dashboard/document-line.ts';
import { execute } from '../publishing/execute.ts';
import { reviewedGlobal, reviewedSlugs } from './reviewed-pages.ts';

/** A page that visitors read with a doctor's name on it. `signedOn` is null on the doctor's own page in the team. */
export type OwnPage = {
  collection: string;
  id: string;
  title: string;
  signedOn: string | null;
  addresses: { locale: Locale; href: string }[];
};

/** The doctor's own page first, then what stands under this doctor's signature, the oldest signature first. */
export async function ownPages(req: PayloadRequest, person: number): Promise<OwnPage[]> {
  const found = await execute(
    req,
    sql`select collection, id, body -> 'titulo' as titulo, body -> 'nome' as nome, left(body ->> 'data_revisao', 10) as day
        from core.published_documents
        where (collection = 'equipa' and id = ${String(person)})
           or (collection in ${reviewedSlugs} and body #>> '{revisor,$ref,1}' = ${String(person)})
        order by collection <> 'equipa', day, collection, id`,
  );
  const addresses = addressesOnSite(req, createAddressBook(await readAddresses(req)));
  return found.map(({ collection, id, titulo, nome, day }) => ({
    ...{ collection: String(collection), id: String(id), title: documentTitle({ titulo, nome }, req.i18n.language) },
    ...{ signedOn: typeof day === 'string' ? day : null, addresses: addresses(String(collection), String(id)) },
  }));
}

/** A section of treatments may have no page of its own, and a page may exist in one language only. */
const addressesOnSite = (req: PayloadRequest, book: ReturnType<typeof createAddressBook>) => (collection: string, id: string) =>
  locales.flatMap((locale) => {
    const document = book.byId(collection, Number(id));
    const path = collection === reviewedGlobal ? pathTo(locale, 'otherDiseases') : document && book.addressOf(document, locale);
    return path ? [{ locale, href: `${req.payload.config.custom['siteOrigin']}${path}` }] : [];
  });
