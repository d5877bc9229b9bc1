import type { Locale } from '@clinic/core/kernel/locale';

export type PageHead = {
  title: string;
  description: string;
  indexed: boolean;
  /** Absent on pages that do not exist. */
  canonical: string | undefined;
  alternates: { locale: Locale | 'x-default'; href: string }[];
  /** The picture other sites show beside a link to this page; only pages meant to be found have one. */
  picture: string | undefined;
  /** Facts for search engines, as JSON-LD. */
  structured: string | undefined;
};

/** For what search engines should not keep: a title and nothing else. */
export const bareHead = (title: string, description = ''): PageHead => ({
  title,
  description,
  indexed: false,
  canonical: undefined,
  alternates: [],
  picture: undefined,
  structured: undefined,
});
