import { pathTo } from '@clinic/core/addresses/path-to';
import { questionAccess } from '@clinic/core/personal-area/access/read-accesses';
import { subscribeAccount, unsubscribeAccount } from '@clinic/core/personal-area/choices/choose-newsletter';
import { requestErasure } from '@clinic/core/personal-area/data-requests/request-erasure';
import { data, redirect } from 'react-router';
import { takeKeptForm } from '../account/kept-form.server.ts';
import { requireAccount, requireConfirmed } from '../account/require-account.server.ts';
import { framed } from '../action-errors.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { AreaTitle } from '../area/area-title.tsx';
import { PrivacyScreen } from '../area/privacy-screen.tsx';
import { readPrivacyView } from '../area/read-privacy.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/account-privacy.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const kept = await takeKeptForm(account, request);
  const [head, view] = await Promise.all([areaHead(account, 'profile', kept && 'pressed'), readPrivacyView(account, request)]);
  return { ...head, view: { ...view, asking: kept?.['access'] ?? view.asking } };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, area, signedIn } = await requireAccount({ context, request });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const here = pathTo(page.locale, 'accountPrivacy');
  switch (form.get('go')) {
    case 'askExport':
      await requireConfirmed({ context, request }, 'export');
      throw redirect(`${here}?copia=sim&feito=exportAsked`, 303);
    case 'startNewsletter':
      await subscribeAccount(area, signedIn.account);
      throw redirect(`${here}?feito=newsletter`, 303);
    case 'stopNewsletter':
      await unsubscribeAccount(area, signedIn.account);
      throw redirect(`${here}?feito=newsletter`, 303);
    case 'askErasure':
      await requireConfirmed({ context, request }, 'erasure');
      await requestErasure(area, signedIn, new Date());
      throw redirect(`${here}?feito=erasureAsked`, 303);
    case 'questionAccess': {
      const key = String(form.get('access') ?? '').slice(0, 80);
      const asked = await questionAccess(area, signedIn.account, { key, since: new Date(0) });
      if (!asked.ok) throw data(null, { status: 404 });
      throw redirect(`${here}?feito=accessAsked`, 303);
    }
    default:
      throw data(null, { status: 400 });
  }
});

export const handle = { header: AreaFrame };

export default function AccountPrivacy({ loaderData: { head, view } }: Route.ComponentProps) {
  return (
    <>
      <AreaTitle head={head} />
      <PrivacyScreen view={view} />
    </>
  );
}
