import { data } from 'react-router';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { requirePage } from '../require-page.server.ts';
import { readSearch } from '../search/read-search.server.ts';
import { SearchScreen } from '../search/search-screen.tsx';
import type { Route } from './+types/search.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { outcome, ...page } = await readSearch(requirePage(context), new URL(request.url).searchParams.get('q') ?? '');
  return data({ outcome, ...page }, { status: outcome.kind === 'unavailable' ? 503 : 200 });
}

export default function Search({ loaderData: { outcome, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      {/* The next page must not learn from where one came: this address says what was asked for. */}
      <meta name="referrer" content="origin" />
      <SearchScreen outcome={outcome} />
    </>
  );
}
