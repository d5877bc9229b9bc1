import type { Booking } from '../../booking/model/booking.ts';
import { shownBookingCode } from '../../booking/model/booking-code.ts';
import { euros } from '../../kernel/format.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { type Locale, languageTags } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { firstNameOf } from '../../personal-data/person-name.ts';

/** What a ready answer may leave open, by the names that the desk types; the same in both languages. */
export const placeholders = ['nome', 'data', 'hora', 'médico', 'código', 'valor', 'telefone'] as const;
export type Placeholder = (typeof placeholders)[number];

const written = /\{([^{}]*)\}/g;
const isKnown = (name: string): name is Placeholder => placeholders.some((known) => known === name);

/** The names in braces that nobody can fill; a brace without its partner is one, too. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(written)].map(([, name = '']) => name);
  const stray = text.replace(written, '').match(/[{}]/g) ?? [];
  return [...new Set([...names.filter((name) => !isKnown(name)), ...stray])];
}

/** Of a booking, as a letter in its language says them. */
export function placeholderValues(booking: Booking, locale: Locale, clinicPhone: string): Record<Placeholder, string> {
  const { patient, startsAt, doctorName, code, priceCents } = booking;
  const day = { timeZone: 'Europe/Lisbon', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return {
    nome: firstNameOf(patient.name),
    data: new Intl.DateTimeFormat(languageTags[locale], day).format(startsAt),
    hora: inLisbon(startsAt).time,
    médico: doctorName,
    código: code && shownBookingCode(code),
    valor: euros(priceCents, locale),
    telefone: clinicPhone,
  };
}

/** Whether a text, however it came about, still has one of them open. */
export const hasPlaceholder = (text: string): boolean => [...text.matchAll(written)].some(([, name = '']) => isKnown(name));

/** Filled in, or not at all: a letter with a brace in it never leaves. */
export function fillReply(text: string, values: Record<Placeholder, string>): Result<string, { kind: 'unfilled'; names: string[] }> {
  const names = [...text.matchAll(written)].map(([, name = '']) => name);
  const unfilled = [...unknownPlaceholders(text), ...names.filter((name) => isKnown(name) && values[name] === '')];
  if (unfilled.length > 0) return err({ kind: 'unfilled', names: [...new Set(unfilled)] });
  return ok(text.replace(written, (whole, name: string) => (isKnown(name) ? values[name] : whole)));
}
