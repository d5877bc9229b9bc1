import { z } from 'zod';
import { inOrder } from '../fields/order.ts';
import { personFields, toPerson } from '../fields/person.ts';
import { figure } from '../fields/plain.ts';
import { oncePerLibrary } from '../library/library.ts';
import { linkResolver } from '../rich-text/links.ts';
import type { PersonCard } from '../shapes/page-parts.ts';

const member = z.object({ ...personFields, ordem: figure });

/** Everybody of the team who has a name in the language, in order. */
export const readTeam = oncePerLibrary((library, locale): readonly PersonCard[] => {
  const members = library.all('equipa', locale).map((body) => member.parse(body));
  const links = linkResolver(locale, library.addresses);
  return inOrder(members.filter(({ nome }) => nome)).map((raw) => toPerson(raw, links));
});
