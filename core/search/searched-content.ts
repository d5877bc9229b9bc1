import type { AddressBook, DocumentAddress } from '../addresses/address-book.ts';
import { pathTo, type RouteIn } from '../addresses/path-to.ts';
import type { Locale } from '../kernel/locale.ts';
import type { SearchKind } from './rules/kinds.ts';

type SearchedCollection = Exclude<DocumentAddress['collection'], 'landing_pages' | 'agradecimentos'>;

/** What the search knows. Landing pages stay out: each belongs to one campaign. Thank-you pages do, too: nobody looks for one. */
export const searchedCollections: Record<SearchedCollection, SearchKind> = {
  problemas: 'problem',
  tratamentos_pp: 'treatment',
  tratamentos: 'treatment',
  analises_exames: 'exam',
  equipa: 'person',
  artigos_blog: 'article',
  eventos: 'event',
  paginas: 'page',
};

/** Pages that exist once each; the CMS calls them globals. */
export const searchedGlobals = {
  outras_doencas: { kind: 'problem', route: 'otherDiseases' },
  sobre_nos: { kind: 'page', route: 'about' },
  politica_de_privacidade: { kind: 'page', route: 'privacy' },
  quiz_sintomas: { kind: 'page', route: 'symptomQuiz' },
  quiz_psa: { kind: 'page', route: 'psaQuiz' },
} as const satisfies Record<string, { kind: SearchKind; route: RouteIn<Locale> }>;

export const synonymCollection = 'sinonimos';

export const isSearchedCollection = (name: string): name is SearchedCollection => Object.hasOwn(searchedCollections, name);
export const isSearchedGlobal = (name: string): name is keyof typeof searchedGlobals => Object.hasOwn(searchedGlobals, name);

/** Whether the search has to follow when this is published. */
export const concernsSearch = (name: string): boolean => isSearchedCollection(name) || isSearchedGlobal(name) || name === synonymCollection;

/** Where a page lies in a language; undefined where it does not exist. */
export function addressOf(collection: string, id: string, locale: Locale, book: AddressBook): string | undefined {
  if (isSearchedGlobal(collection)) return pathTo(locale, searchedGlobals[collection].route);
  const document = book.byId(collection, Number(id));
  return document && book.addressOf(document, locale);
}
