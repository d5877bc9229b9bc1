import type { Locale } from '@clinic/core/kernel/locale';
import { languageTags } from '../../components/date/date-words.ts';

export const euros = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** As a Portuguese cash machine or bank wants it typed, whatever language is read here. */
export const typedAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Cash machines show references in threes, and people check them like that. */
export const inThrees = (digits: string): string => digits.replaceAll(/\D/g, '').replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0');
