import type { AddressBook } from '@clinic/core/addresses/address-book';
import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicDocument } from '../read-documents.ts';
import { isReference } from '../reference.ts';
import { isInBothLanguages } from '../words.ts';

/**
 * Where a document leads inside the site in one language: to a document by its folder, or to a page by its path. What both
 * languages share counts as Portuguese: in English the site leaves out whatever does not exist there.
 */
export function linksInValue(value: unknown, locale: Locale, isShared = true): string[] {
  if (isReference(value)) return isFile(value.refersTo) || (isShared && locale === 'en') ? [] : [value.refersTo];
  if (isInBothLanguages(value)) return linksInValue(value[locale], locale, false);
  if (typeof value === 'string') return /^\/(pt|en)(\/|$)/.test(value) ? [value.replace(/[#?].*$/, '')] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner) => linksInValue(inner, locale, isShared)) : [];
}

const isFile = (name: string): boolean => /^(pictures|files)\//.test(name);

/** Whether a link leads to a page that exists in the language of the text. */
export function leadsSomewhere(link: string, locale: Locale, documents: ClinicDocument[], book: AddressBook): boolean {
  if (link.startsWith('/')) return link.startsWith(`/${locale}`) && canonicalPath(link, book) === link;
  const target = documents.find(({ folder }) => folder === link);
  return target !== undefined && (locale === 'pt' || target.isInEnglish);
}
