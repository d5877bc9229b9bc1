import { data } from 'react-router';
import { takeKeptForm } from '../account/kept-form.server.ts';
import { requireAccount } from '../account/require-account.server.ts';
import { framed } from '../action-errors.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { AreaTitle } from '../area/area-title.tsx';
import { readLinkRecord, submitLinkRecord } from '../area/link-record.server.ts';
import { LinkRecordScreen } from '../area/link-record-screen.tsx';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/link-record.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const kept = await takeKeptForm(account, request);
  const [head, view] = await Promise.all([areaHead(account, 'profile', kept && 'typed'), readLinkRecord(account, request, kept ?? {})]);
  return { ...head, view };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const account = await requireAccount({ context, request });
  const form = await readForm(request);
  return form ? data(await submitLinkRecord(account, request, form), { status: 422 }) : data(null, notAForm);
});

export const handle = { header: AreaFrame };

export default function LinkRecord({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const shown = actionData ?? view;
  return (
    <>
      <AreaTitle head={head} isRefused={'problem' in shown && shown.problem !== undefined} />
      <LinkRecordScreen view={shown} />
    </>
  );
}
