import { readTestimonials } from '@clinic/core/content/pages/read-testimonials';
import type { Block } from '@clinic/core/content/shapes/blocks';
import type { Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import type { PageContext } from '../page-context.ts';

/** What sections need beside their own words: leave to frame an outside quiz, and the testimonials where one shows them. */
export function openBlocks(page: PageContext, blocks: Block[]): Testimonial[] {
  for (const block of blocks) if (block.kind === 'outsideQuiz') page.allowFrame(new URL(block.url).origin);
  const showsTestimonials = blocks.some(({ kind }) => kind === 'testimonials');
  return showsTestimonials ? readTestimonials(page.library, page.locale) : [];
}
