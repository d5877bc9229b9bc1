import { data } from 'react-router';
import { takeKeptForm } from '../account/kept-form.server.ts';
import { requireAccount } from '../account/require-account.server.ts';
import { framed } from '../action-errors.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { AreaTitle } from '../area/area-title.tsx';
import { ProfileScreen } from '../area/profile-screen.tsx';
import { readProfileView } from '../area/read-profile.server.ts';
import { submitProfile } from '../area/submit-profile.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/profile.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const kept = await takeKeptForm(account, request);
  const [head, view] = await Promise.all([
    areaHead(account, 'profile', kept && (kept['field'] ? 'typed' : 'pressed')),
    readProfileView(account, request, { typed: kept ?? {}, problems: [] }),
  ]);
  return { ...head, view };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const account = await requireAccount({ context, request });
  const form = await readForm(request);
  return form ? data(await submitProfile(account, request, form), { status: 422 }) : data(null, notAForm);
});

export const handle = { header: AreaFrame };

export default function Profile({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AreaTitle head={head} isRefused={Boolean(actionData)} />
      <ProfileScreen view={{ ...view, ...actionData }} />
    </>
  );
}
