import { pathTo } from '@clinic/core/addresses/path-to';
import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { noSuchVisit, readLink } from '../booking/visit/open-visit.server.ts';
import { readAskerKey, sendVisitCode, typeVisitCode } from '../booking/visit/visit-code.server.ts';
import { VisitCodeScreen } from '../booking/visit/visit-code-screen.tsx';
import { VisitHead } from '../booking/visit/visit-head.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/visit-code.ts';

/** Only for a link that we wrote and that opens nothing any more; one that still opens its visit needs no code. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const opened = await readLink(page, { token: params.visita, request });
  if (!opened.ok && opened.error.kind === 'unknown') throw noSuchVisit();
  if (opened.ok || !readAskerKey(page, request)) throw redirect(pathTo(page.locale, 'visit', { visita: params.visita }), 303);
  return { messages: messagesFor(page.locale, 'visit', 'identity', 'booking', 'components') };
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const asked = { token: params.visita, request };
  const opened = await readLink(page, asked);
  if (opened.ok) throw redirect(pathTo(page.locale, 'visit', { visita: params.visita }), 303);
  const { error } = opened;
  if (error.kind === 'unknown') return data({ problem: null }, { status: 404 });
  const form = await readForm(request);
  if (!form) return data({ problem: null }, notAForm);
  if (form.get('go') === 'send') throw await sendVisitCode(page, asked, error.booking);
  return data({ problem: await typeVisitCode(page, request, error.booking, form) }, { status: 422 });
});

export default function VisitCode({ actionData }: Route.ComponentProps) {
  const t = useTranslations('visit.code');
  const problem = actionData?.problem ?? undefined;
  return (
    <>
      <VisitHead title={t('title')} isError={problem !== undefined} />
      <VisitCodeScreen problem={problem} />
    </>
  );
}
