import { readAllRows } from '@clinic/core/adapters/content/published-rows';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { fillPattern } from '@clinic/core/addresses/path-to';
import { type RouteName, routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { createLibrary } from '@clinic/core/content/library/library';
import { type Locale, locales } from '@clinic/core/kernel/locale';

export type KnownAddress = { address: string; locale: Locale; route: RouteName };

async function readAddresses(databaseUrl: string) {
  const pool = createPool(databaseUrl, () => {}, 1);
  try {
    return createLibrary(await readAllRows(createDatabase(pool))).addresses;
  } finally {
    await pool.end();
  }
}

/** Every address that must answer: the table's own, and one for each published document in each of its languages. */
export async function allAddresses({ settings }: { settings: NodeJS.ProcessEnv }): Promise<KnownAddress[]> {
  const book = await readAddresses(settings['DATABASE_URL'] ?? '');
  return locales.flatMap((locale) =>
    routeNames.flatMap((route): KnownAddress[] => {
      const { [locale]: pattern, document: collection } = routeOf(route);
      if (pattern === null) return [];
      // A visit's own address is known to whoever has the link, and to nobody else.
      if (!collection && pattern.includes(':')) return [];
      if (!collection) return [{ address: fillPattern(locale, pattern, {}), locale, route }];
      return book.documents.flatMap((document) => {
        const address = document.collection === collection ? book.addressOf(document, locale) : undefined;
        return address ? [{ address, locale, route }] : [];
      });
    }),
  );
}
