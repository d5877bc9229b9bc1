import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { MoveScreen } from '../booking/visit/move-screen.tsx';
import { moveVisit, newMoveToken, readMoveOffer } from '../booking/visit/move-visit.server.ts';
import { shutStatus } from '../booking/visit/open-visit.server.ts';
import { readChange } from '../booking/visit/read-change.server.ts';
import { VisitHead } from '../booking/visit/visit-head.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/visit-move.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const { booking, view } = await readChange(page, { token: params.visita, request }, 'move');
  const messages = messagesFor(page.locale, 'visit', 'components');
  const offer = view.isLate ? null : await readMoveOffer(page, booking, new URL(request.url).searchParams);
  return { view, offer, next: newMoveToken(page, booking), messages };
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const asked = { token: params.visita, request };
  const status = await shutStatus(page, asked);
  if (status) return data({ problem: null }, { status });
  const form = await readForm(request);
  if (!form) return data({ problem: null }, notAForm);
  const { booking, view } = await readChange(page, asked, 'move');
  const problem = view.isLate ? null : await moveVisit(page, booking, form);
  return data({ problem }, { status: 422 });
});

export default function VisitMove({ loaderData: { view, offer, next }, actionData }: Route.ComponentProps) {
  const t = useTranslations('visit');
  const problem = actionData?.problem ?? null;
  return (
    <>
      <VisitHead title={view.isLate ? t('late.title', { hours: view.noticeHours }) : t('move.title')} isError={problem !== null} />
      <MoveScreen {...{ view, offer, next, problem }} />
    </>
  );
}
