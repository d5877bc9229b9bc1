import { type AddressBook, createAddressBook } from '@clinic/core/addresses/address-book';
import { matchRoute } from '@clinic/core/addresses/match-route';
import type { RouteName } from '@clinic/core/addresses/route-table';
import { isLocale, type Locale, locales } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';
import type { ListedAddress } from '../addresses/list-addresses.ts';
import { globalOfRoute } from '../addresses/route-of-global.ts';
import { type Label, label, labelIn } from '../language/label.ts';
import type { DocumentLine } from './document-line.ts';
import { nameOfGlobal } from './name-of-global.ts';

/** Pages that list documents: nothing of them is written in one form. */
const namesOfLists: Partial<Record<RouteName, Label>> = {
  team: label('Equipa', 'Team'),
  blog: label('Blogue', 'Blog'),
  events: label('Eventos', 'Events'),
  eventRegistration: label('Inscrição em eventos', 'Registration for events'),
};

export type NamedPage = Omit<DocumentLine, 'detail'>;

/** Names a page of the site as editors know it, with the form where it is written; one that is gone keeps its address. */
export function pageNamer(req: PayloadRequest, listed: ListedAddress[]): (path: string) => NamedPage {
  const { language } = req.i18n;
  const documents = byPath(listed, createAddressBook(listed));
  return (path) => {
    const [, first = '', ...rest] = path.split('/');
    const locale = isLocale(first) ? first : 'pt';
    const document = documents.get(path);
    if (document) {
      const { collection, id, titles } = document;
      const title = (language === 'en' ? titles.en : titles.pt) ?? titles.pt ?? titles.en ?? path;
      return { kind: 'collection', slug: collection, id, title, locale };
    }
    const route = matchRoute(locale, rest.join('/'))?.name;
    const slug = route && globalOfRoute(route);
    if (slug) return { kind: 'global', slug, id: null, title: nameOfGlobal(req, slug) ?? slug, locale };
    const list = route && namesOfLists[route];
    return { kind: 'collection', slug: '', id: null, title: list ? labelIn(language, list) : path, locale, isPlain: true };
  };
}

function byPath(listed: ListedAddress[], book: AddressBook): Map<string, ListedAddress> {
  const pathsOf = (row: ListedAddress) => locales.map((locale: Locale) => book.addressOf(row, locale)).filter((path) => path !== undefined);
  return new Map(listed.flatMap((row) => pathsOf(row).map((path): [string, ListedAddress] => [path, row])));
}
