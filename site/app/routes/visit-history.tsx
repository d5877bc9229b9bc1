import { requireAccount } from '../account/require-account.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { AreaTitle } from '../area/area-title.tsx';
import { HistoryScreen } from '../area/history-screen.tsx';
import { readHistory } from '../area/read-history.server.ts';
import type { Route } from './+types/visit-history.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const [head, view] = await Promise.all([areaHead(account, 'visits'), readHistory(account, request)]);
  return { ...head, view };
}

export const handle = { header: AreaFrame };

export default function VisitHistory({ loaderData: { head, view } }: Route.ComponentProps) {
  return (
    <>
      <AreaTitle head={head} />
      <HistoryScreen view={view} />
    </>
  );
}
