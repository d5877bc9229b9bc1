import { requireAccount } from '../account/require-account.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { AreaTitle } from '../area/area-title.tsx';
import { PapersScreen } from '../area/papers-screen.tsx';
import { readPapersView } from '../area/read-papers.server.ts';
import type { Route } from './+types/papers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const [head, view] = await Promise.all([areaHead(account, 'visits'), readPapersView(account, request)]);
  return { ...head, view };
}

export const handle = { header: AreaFrame };

export default function Papers({ loaderData: { head, view } }: Route.ComponentProps) {
  return (
    <>
      <AreaTitle head={head} />
      <PapersScreen view={view} />
    </>
  );
}
