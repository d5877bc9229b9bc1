import { createAddressBook, type DocumentAddress } from '@clinic/core/addresses/address-book';
import { fillPattern } from '@clinic/core/addresses/path-to';
import { type RouteName, routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { type Locale, locales } from '@clinic/core/kernel/locale';

export type KnownAddress = { address: string; locale: Locale; route: RouteName };

/** Every address that must answer: the table's own, and one for each published document in each of its languages. */
export async function allAddresses({ settings }: { settings: NodeJS.ProcessEnv }): Promise<KnownAddress[]> {
  const answer = await fetch(`${settings['BACKOFFICE_URL']}/api/addresses`, {
    headers: { authorization: `Bearer ${settings['CONTENT_KEY']}` },
  });
  const { documents } = (await answer.json()) as { documents: DocumentAddress[] };
  const book = createAddressBook(documents);
  return locales.flatMap((locale) =>
    routeNames.flatMap((route): KnownAddress[] => {
      const { [locale]: pattern, document: collection } = routeOf(route);
      if (pattern === null) return [];
      // A visit's own address is known to whoever has the link, and to nobody else.
      if (!collection && pattern.includes(':')) return [];
      if (!collection) return [{ address: fillPattern(locale, pattern, {}), locale, route }];
      return documents.flatMap((document) => {
        const address = document.collection === collection ? book.addressOf(document, locale) : undefined;
        return address ? [{ address, locale, route }] : [];
      });
    }),
  );
}
