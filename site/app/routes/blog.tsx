import { blogHead } from '../blog/blog-head.server.ts';
import { readBlogQuery } from '../blog/blog-query.ts';
import { BlogScreen } from '../blog/blog-screen.tsx';
import { feedAddress } from '../blog/feed-address.ts';
import { readBlogPage } from '../blog/read-blog-page.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/blog.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const blog = await readBlogPage(page, readBlogQuery(new URL(request.url).searchParams), new Date());
  const { components, ...words } = messagesFor(page.locale, 'blog', 'reading', 'components');
  return {
    blog,
    head: blogHead(page, blog, words.blog),
    messages: { ...words, components: { breadcrumbs: components.breadcrumbs, pagination: components.pagination } },
  };
}

export default function Blog({ loaderData: { blog, head } }: Route.ComponentProps) {
  const { locale, settings } = useFrame();
  return (
    <>
      <Head head={head} siteName={settings.name} />
      <link rel="alternate" type="application/rss+xml" title={head.title} href={feedAddress(locale)} />
      <BlogScreen blog={blog} />
    </>
  );
}
