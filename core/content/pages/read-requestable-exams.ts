import { z } from 'zod';
import type { TypePrice } from '../../booking/model/price.ts';
import type { Locale } from '../../kernel/locale.ts';
import { text } from '../fields/plain.ts';
import { readBookingSettings } from '../frame/read-booking-settings.ts';
import type { Library } from '../library/library.ts';

const exam = z.object({ titulo: text, slug: text });

const folded = (title: string) => title.trim().toLowerCase();

/** A page whose title is the name of a visit is about that visit: an exam which can be booked on the site is booked there. */
export function visitTitled(library: Library, locale: Locale, title: string): TypePrice | null {
  const type = readBookingSettings(library, locale).types.find(({ name }) => folded(name) === folded(title));
  return type ? { typeId: type.typeId, inPersonCents: type.inPersonCents, onlineCents: type.onlineCents } : null;
}

/** The exams that are asked for by form, by slug, in the order of their names. */
export function readRequestableExams(library: Library, locale: Locale): { slug: string; title: string }[] {
  return library
    .all('analises_exames', locale)
    .map((body) => exam.parse(body))
    .filter(({ titulo, slug }) => titulo !== '' && slug !== '' && visitTitled(library, locale, titulo) === null)
    .map(({ titulo, slug }) => ({ slug, title: titulo }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale));
}
