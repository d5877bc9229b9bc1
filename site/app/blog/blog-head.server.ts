import { pageHead } from '../head/page-head.server.ts';
import type { PageHead } from '../head/page-head.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import type { Messages } from '../language/messages.server.ts';
import type { PageContext } from '../page-context.ts';
import { blogSearch } from './blog-query.ts';
import type { BlogView } from './blog-screen.tsx';

/** Each page of each category stands for itself; only the list as a whole has a translation. */
export function blogHead(
  page: PageContext,
  { category, page: number }: Pick<BlogView, 'category' | 'page'>,
  words: Messages['blog'],
): PageHead {
  const search = blogSearch({ category: category?.slug, page: number });
  const title = `${words.title}${category ? `: ${category.title}` : ''}${number > 1 ? ` (${number})` : ''}`;
  const head = pageHead(page, { title, description: search ? '' : words.lead }, [
    webPageData(describePage(page, words.title), { type: 'CollectionPage', description: words.lead }),
  ]);
  return search ? { ...head, canonical: head.canonical && head.canonical + search, alternates: [] } : head;
}
