import { z } from 'zod';
import { cutExcerpt } from '../rich-text/excerpt.ts';
import type { Meta } from '../shapes/page-parts.ts';
import { text } from './plain.ts';

const longestDescription = 170;

export const meta = z
  .object({ title: text, description: text })
  .nullish()
  .transform((value) => value ?? { title: '', description: '' });

/** What search engines show; where editors wrote nothing for them, the page's own words. */
export const toMeta = ({ title, description }: z.infer<typeof meta>, pageTitle: string, pageExcerpt = ''): Meta => ({
  title: title || pageTitle,
  description: description || cutExcerpt(pageExcerpt, longestDescription),
});
