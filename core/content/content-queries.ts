import type { DocumentAddress } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import type { ContentQuery } from './content-reader.ts';

/**
 * Questions to the CMS. `shows` names the collections whose words or pictures the answer holds besides its own, so that
 * a publication of any of them drops it; an address may change with every document, so `addresses` is always among them.
 */
type Question = { locale: Locale; shows: string[] };

const path = (start: string, parameters: string[]) => `${start}?${parameters.join('&')}`;
/** Documents that are only pointed at come without their words: cards and the address book have those. */
const pointedAt = (...collections: string[]) => collections.map((collection) => `populate[${collection}][slug]=true`);
const pages = pointedAt('problemas', 'tratamentos_pp', 'tratamentos', 'artigos_blog', 'landing_pages');
/** Two steps reach a person's portrait through their signature. */
const whole = (locale: Locale) => [`locale=${locale}`, 'depth=2', ...pages];

export const documentQuery = ({ collection, id }: DocumentAddress, { locale, shows }: Question): ContentQuery => ({
  path: path(`/api/${collection}/${id}`, whole(locale)),
  tags: [collection, `${collection}:${id}`, ...shows, 'addresses'],
});

export const singlePageQuery = (slug: string, { locale, shows }: Question): ContentQuery => ({
  path: path(`/api/globals/${slug}`, whole(locale)),
  tags: [slug, ...shows, 'addresses'],
});

/**
 * The page of blocks that fills a route. Asked for by the route, so that an answer says whether there is one; the number,
 * where the address book knows it, makes sure that an unpublished page is forgotten at once.
 */
export const routeQuery = (route: string, known: DocumentAddress | undefined, { locale, shows }: Question): ContentQuery => ({
  path: path('/api/paginas', [
    ...whole(locale),
    'limit=1',
    'pagination=false',
    'where[_status][equals]=published',
    `where[rota][equals]=${route}`,
  ]),
  tags: ['paginas', ...(known ? [`paginas:${known.id}`] : []), ...shows, 'addresses'],
});

/** All published documents of a collection, with the named fields only; people are pointed at. */
export const listQuery = (collection: string, fields: string[], { locale, shows }: Question, more: string[] = []): ContentQuery => ({
  path: path(`/api/${collection}`, [
    `locale=${locale}`,
    'depth=1',
    'limit=0',
    'pagination=false',
    'where[_status][equals]=published',
    ...more,
    ...fields.map((field) => `select[${field}]=true`),
    ...pages,
    ...pointedAt('equipa'),
  ]),
  tags: [collection, ...shows, 'addresses'],
});
