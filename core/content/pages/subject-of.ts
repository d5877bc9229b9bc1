import type { AddressBook } from '../../addresses/address-book.ts';
import { translatePath } from '../../addresses/translate-path.ts';

/** What a page is about, by the last word of its Portuguese address: drawings are named after it in both languages. */
export const subjectOf = (path: string, book: AddressBook): string => {
  const [page = ''] = path.split(/[?#]/);
  return (translatePath(page, 'pt', book) ?? page).split('/').at(-1) ?? '';
};
