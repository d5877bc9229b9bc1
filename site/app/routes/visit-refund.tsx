import { pathTo } from '@clinic/core/addresses/path-to';
import { euros } from '@clinic/core/kernel/format';
import { data, redirect } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { openRefund, readRefund } from '../booking/refund/read-refund.server.ts';
import { RefundScreen } from '../booking/refund/refund-screen.tsx';
import { sendRefund } from '../booking/refund/send-refund.server.ts';
import { VisitHead } from '../booking/visit/visit-head.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/visit-refund.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const asked = { token: params.visita, request };
  const view = await readRefund(page, await openRefund(page, asked), asked);
  if (!view) throw redirect(pathTo(page.locale, 'visit', { visita: params.visita }), 303);
  return { view, messages: messagesFor(page.locale, 'visit', 'identity', 'booking', 'components') };
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const asked = { token: params.visita, request };
  const booking = await openRefund(page, asked);
  const form = await readForm(request);
  if (!form) return data({ problem: null }, notAForm);
  const view = await readRefund(page, booking, asked);
  // Given meanwhile, in another tab: the page says so.
  if (!view || view.step === 'given') throw redirect(pathTo(page.locale, 'visitRefund', { visita: params.visita }), 303);
  return data({ problem: await sendRefund(page, booking, { ...asked, form }) }, { status: 422 });
});

export default function VisitRefund({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('visit.refund');
  const problem = actionData?.problem ?? null;
  const title = t(`${view.step}.title`, { amount: euros(view.amountCents, useLocale()) });
  return (
    <>
      <VisitHead title={title} isError={problem !== null} />
      <RefundScreen view={view} problem={problem} />
    </>
  );
}
