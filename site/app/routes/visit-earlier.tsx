import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { EarlierScreen } from '../booking/earlier/earlier-screen.tsx';
import { joinList, readOwnWishes } from '../booking/earlier/join-list.server.ts';
import { shutStatus } from '../booking/visit/open-visit.server.ts';
import { readChange } from '../booking/visit/read-change.server.ts';
import { VisitHead } from '../booking/visit/visit-head.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/visit-earlier.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const { booking, view } = await readChange(page, { token: params.visita, request }, 'move');
  return { view, wishes: await readOwnWishes(page, booking), messages: messagesFor(page.locale, 'visit', 'wishes', 'components') };
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const asked = { token: params.visita, request };
  const status = await shutStatus(page, asked);
  if (status) return data({ problem: null }, { status });
  const form = await readForm(request);
  if (!form) return data({ problem: null }, notAForm);
  const { booking, view } = await readChange(page, asked, 'move');
  const problem = view.isLate ? null : await joinList(page, booking, { form, token: params.visita });
  return data({ problem }, { status: 422 });
});

export default function VisitEarlier({ loaderData: { view, wishes }, actionData }: Route.ComponentProps) {
  const t = useTranslations('visit');
  const problem = actionData?.problem ?? null;
  const title = view.isLate ? t('late.title', { hours: view.noticeHours }) : t(wishes ? 'earlier.titleIn' : 'earlier.title');
  return (
    <>
      <VisitHead title={title} isError={problem !== null} />
      <EarlierScreen {...{ view, wishes, problem }} />
    </>
  );
}
