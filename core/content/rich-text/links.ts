import type { AddressBook, DocumentAddress } from '../../addresses/address-book.ts';
import { canonicalPath } from '../../addresses/canonical-path.ts';
import type { Address } from '../../addresses/path-to.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { PageLink } from '../shapes/page-parts.ts';

export type Links = ReturnType<typeof linkResolver>;

/** What a text asks: where its own links lead. */
export type TextLinks = Pick<Links, 'toDocument' | 'toPath'>;

/** Where things lead in one language. What no longer lives, or not in this language, leads nowhere: it is null. */
export function linkResolver(locale: Locale, book: AddressBook) {
  /** The last word of the Portuguese address names the drawing, in both languages. */
  const subjectOf = ({ slugs }: DocumentAddress): string => (slugs.pt ?? slugs[locale] ?? '').split('/').at(-1) ?? '';

  const toDocument = (collection: string, id: number): Address | null => {
    const document = book.byId(collection, id);
    return (document && book.addressOf(document, locale)) ?? null;
  };

  /** A path of the site, with what may follow it (`?` or `#`), at the address it has today. */
  const toPath = (path: string): Address | null => {
    const [bare = ''] = path.split(/[?#]/);
    const living = bare.startsWith('/') ? canonicalPath(bare, book) : undefined;
    return living ? (`${living}${path.slice(bare.length)}` as Address) : null;
  };

  return {
    locale,
    book,
    toDocument,
    toPath,
    subjectOf,

    toPage(collection: string, id: number | null): PageLink | null {
      const document = id === null ? undefined : book.byId(collection, id);
      const to = document && book.addressOf(document, locale);
      const title = document?.titles[locale];
      return document && to && title ? { title, to, subject: subjectOf(document) } : null;
    },

    /** What editors typed into a link field: a path of the site or an https address; empty where it leads nowhere. */
    toHref: (href: string): string => (href.startsWith('https://') && URL.canParse(href) ? href : (toPath(href) ?? '')),
  };
}
