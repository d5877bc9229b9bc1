import type { Locale } from '@clinic/core/kernel/locale';

/** Where feed readers find the blog of a language. */
export const feedAddress = (locale: Locale) => `/${locale}/blog/rss.xml`;
