import { pathTo } from '@clinic/core/addresses/path-to';
import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { CancelScreen } from '../booking/visit/cancel-screen.tsx';
import { deskSettings, openVisit, shutStatus, visitPath } from '../booking/visit/open-visit.server.ts';
import { readChange } from '../booking/visit/read-change.server.ts';
import { VisitHead } from '../booking/visit/visit-head.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/visit-cancel.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const { view } = await readChange(page, { token: params.visita, request }, 'cancel');
  return { view, messages: messagesFor(page.locale, 'visit', 'components') };
}

/** Mail scanners follow links: only this button changes anything. */
export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const asked = { token: params.visita, request };
  const status = await shutStatus(page, asked);
  if (status) return data(null, { status });
  if (!(await readForm(request))) return data(null, notAForm);
  const booking = await openVisit(page, asked);
  const settings = deskSettings(page);
  const cancelled = settings && (await cancelBooking(page.booking.store, booking.id, settings.noticeHours));
  // Too late by now: the same page says so. One that has ended otherwise is sent on from there to its own.
  throw redirect(cancelled?.ok ? visitPath(page, booking) : pathTo(page.locale, 'visitCancel', { visita: params.visita }), 303);
});

export default function VisitCancel({ loaderData: { view } }: Route.ComponentProps) {
  const t = useTranslations('visit');
  return (
    <>
      <VisitHead title={view.isLate ? t('late.title', { hours: view.noticeHours }) : t('cancel.title')} />
      <CancelScreen view={view} />
    </>
  );
}
