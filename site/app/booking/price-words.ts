import type { Locale } from '@clinic/core/kernel/locale';

/** `90,00 €` / `€90.00`: put together here, so that server and every browser write the same. */
export function priceInWords(cents: number, locale: Locale): string {
  const [euros, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
  return locale === 'pt' ? `${euros},${rest}\u00a0€` : `€${euros}.${rest}`;
}
