import { data } from 'react-router';
import { takeKeptForm } from '../account/kept-form.server.ts';
import { requireAccount } from '../account/require-account.server.ts';
import { framed } from '../action-errors.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { AreaScreen } from '../area/area-screen.tsx';
import { AreaTitle } from '../area/area-title.tsx';
import { readArea } from '../area/read-area.server.ts';
import { submitArea } from '../area/submit-area.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/personal-area.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const kept = await takeKeptForm(account, request);
  const [head, view] = await Promise.all([areaHead(account, 'home', kept && 'pressed'), readArea(account, request)]);
  return { ...head, view };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const account = await requireAccount({ context, request });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  throw await submitArea(account, form);
});

export const handle = { header: AreaFrame };

export default function PersonalArea({ loaderData: { head, view } }: Route.ComponentProps) {
  return (
    <>
      <AreaTitle head={head} />
      <AreaScreen view={view} />
    </>
  );
}
