import { data } from 'react-router';
import { accountHead } from '../account/account-page.server.ts';
import { AccountTitle } from '../account/account-title.tsx';
import { takeKeptForm } from '../account/kept-form.server.ts';
import { refusedInit } from '../account/refused.server.ts';
import { requireAccount } from '../account/require-account.server.ts';
import { readSafety } from '../account/safety/read-safety.server.ts';
import { SafetyScreen } from '../account/safety/safety-screen.tsx';
import { submitSafety } from '../account/safety/submit-safety.server.ts';
import { framed } from '../action-errors.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { DataSegments } from '../area/parts/data-segments.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/account-safety.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const { page, services, signedIn } = account;
  const kept = await takeKeptForm(account, request);
  const [{ frame, messages }, view] = await Promise.all([
    areaHead(account, 'profile', kept && (kept['email'] || kept['name'] ? 'typed' : 'pressed')),
    readSafety(services, signedIn, request, kept ?? {}),
  ]);
  return { ...accountHead(page), frame, messages: { ...messages, ...messagesFor(page.locale, 'account') }, view };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const account = await requireAccount({ context, request });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const answer = await submitSafety(account, request, form);
  return data(answer, answer.problems.length > 0 ? refusedInit(answer.problems) : {});
});

export const handle = { header: AreaFrame };

export default function AccountSafety({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <AccountTitle head={head} problems={problems} />
      <SafetyScreen view={{ ...view, ...actionData?.view }} problems={problems} above={<DataSegments current="safety" />} />
    </>
  );
}
