import { z } from 'zod';
import { inOrder } from '../fields/order.ts';
import { personFields, toPerson } from '../fields/person.ts';
import { figure, text } from '../fields/plain.ts';
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

const bookablePerson = z.object({ ...personFields, linguas: text });

/** Somebody whom patients can read about before they book: `number` is that of the professional association. */
export type BookablePerson = PersonCard & { number: string; languages: string };

export const readBookablePeople = oncePerLibrary((library, locale): readonly BookablePerson[] => {
  const links = linkResolver(locale, library.addresses);
  return library.all('equipa', locale).flatMap((body) => {
    const raw = bookablePerson.parse(body);
    const person = toPerson(raw, links);
    return raw.nome && raw.cedula.trim() && person.to ? [{ ...person, number: raw.cedula.trim(), languages: raw.linguas }] : [];
  });
});
