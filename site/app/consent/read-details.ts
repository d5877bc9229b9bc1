import type { Locale } from '@clinic/core/kernel/locale';
import type pt from '../../messages/pt/consent-details.json';

export type Details = typeof pt;

/** The long words come with the dialog: they would weigh on every page, and few open it. They have no gaps to fill in. */
const details: Record<Locale, () => Promise<{ default: Details }>> = {
  pt: () => import('../../messages/pt/consent-details.json'),
  en: () => import('../../messages/en/consent-details.json'),
};

export const readDetails = async (locale: Locale): Promise<Details> => (await details[locale]()).default;
