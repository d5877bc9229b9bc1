import { readArticle } from '@clinic/core/content/pages/read-article';
import { data } from 'react-router';
import { ArticleScreen } from '../blog/article-screen.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { articleData } from '../head/structured-data/clinic-pages-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { readingMessages } from '../reading/reading-messages.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/article.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = requirePage(context);
  const article = page.document && readArticle(page.library, page.document, page.locale, page.now);
  if (!article) throw data(null, { status: 404 });
  return {
    article,
    head: pageHead(page, article.meta, articleData(article, describePage(page, article.title))),
    messages: { ...readingMessages(page.locale), ...messagesFor(page.locale, 'blog') },
  };
}

export default function Article({ loaderData: { article, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <ArticleScreen article={article} />
    </>
  );
}
