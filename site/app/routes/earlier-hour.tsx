import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { OfferScreen } from '../booking/earlier/offer-screen.tsx';
import { pressOffer, readOfferPage } from '../booking/earlier/read-offer.server.ts';
import { VisitHead } from '../booking/visit/visit-head.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/earlier-hour.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = requirePage(context);
  return { view: await readOfferPage(page, params.oferta), messages: messagesFor(page.locale, 'visit', 'components') };
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  if (!(await readForm(request))) return data(null, notAForm);
  await pressOffer(page, params.oferta);
  // Too late by now: the same page says so.
  return data(null, { status: 409 });
});

export default function EarlierHour({ loaderData: { view } }: Route.ComponentProps) {
  const t = useTranslations('visit.offer');
  return (
    <>
      <VisitHead title={t(`${view.state}.title`)} />
      <OfferScreen view={view} />
    </>
  );
}
