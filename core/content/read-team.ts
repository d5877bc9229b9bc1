import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { inOrder } from './fields/order.ts';
import { personFields, toPerson } from './fields/person.ts';
import { figure } from './fields/plain.ts';
import { linksIn } from './links.ts';
import type { Person } from './shapes/page-parts.ts';

const answer = z.object({ docs: z.array(z.object({ ...personFields, ordem: figure })) });
const asked = [...Object.keys(personFields).filter((name) => name !== 'id'), 'ordem'];

/** Everybody of the team who has a name in the language, in order. */
export async function readTeam(read: ReadContent, locale: Locale, book: AddressBook): Promise<Person[]> {
  const { docs } = answer.parse(await read(listQuery('equipa', asked, { locale, shows: ['media'] })));
  const links = linksIn(locale, book);
  return inOrder(docs.filter(({ nome }) => nome)).map((raw) => toPerson(raw, links));
}
