import { readBlockPage } from '@clinic/core/content/pages/read-block-page';
import type { BlockPage, Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import { openBlocks } from '../blocks/open-blocks.server.ts';
import type { PageContext } from '../page-context.ts';
import { orNotFound } from '../require-page.server.ts';

/** The page that fills the route, with what its sections need; one that nobody has published does not exist. */
export function readBlockScreen(asked: PageContext): { page: BlockPage; testimonials: Testimonial[] } {
  const page = orNotFound(asked.route && readBlockPage(asked.library, asked.route, asked.locale));
  return { page, testimonials: openBlocks(asked, page.blocks) };
}
