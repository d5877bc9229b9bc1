import type { Locale } from '@clinic/core/kernel/locale';
import type asked from '../../messages/pt/consent.json';
import type pt from '../../messages/pt/consent-details.json';

export type Details = typeof pt & Pick<typeof asked, 'accept' | 'reject'>;

/** The long words come with the dialog: they would weigh on every page, and few open it. They have no gaps to fill in. */
const details: Record<Locale, () => Promise<[{ default: typeof asked }, { default: typeof pt }]>> = {
  pt: () => Promise.all([import('../../messages/pt/consent.json'), import('../../messages/pt/consent-details.json')]),
  en: () => Promise.all([import('../../messages/en/consent.json'), import('../../messages/en/consent-details.json')]),
};

export async function readDetails(locale: Locale): Promise<Details> {
  const [{ default: question }, { default: more }] = await details[locale]();
  return { ...question, ...more };
}
