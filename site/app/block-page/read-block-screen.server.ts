import { readBlockPage } from '@clinic/core/content/read-block-page';
import type { BlockPage, Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import { data } from 'react-router';
import { openBlocks } from '../blocks/open-blocks.server.ts';
import { orUnavailable } from '../open-page.server.ts';
import type { PageContext } from '../page-context.ts';

/** The page that fills the route, with what its sections need; one that nobody has published does not exist. */
export async function readBlockScreen(asked: PageContext): Promise<{ page: BlockPage; testimonials: Testimonial[] }> {
  const page = asked.route ? await orUnavailable(readBlockPage(asked.read, asked.route, asked.locale, asked.book)) : null;
  if (!page) throw data(null, { status: 404 });
  return { page, testimonials: await openBlocks(asked, page.blocks) };
}
