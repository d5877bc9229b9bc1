import { wordCount } from '@clinic/core/content/rich-text/plain-text';
import type { Faqs } from '@clinic/core/content/shapes/page-parts';
import type { RichText } from '@clinic/core/content/shapes/rich-text';

/** The assumed reading speed on a phone. */
const wordsPerMinute = 200;

/** How long the running text of a page takes; at least a minute. */
export function readingMinutes(sections: { text: RichText }[], faqs?: Faqs): number {
  const texts = [...sections.map(({ text }) => text), ...(faqs?.items.map(({ answer }) => answer) ?? [])];
  return Math.max(1, Math.round(texts.reduce((words, text) => words + wordCount(text), 0) / wordsPerMinute));
}
