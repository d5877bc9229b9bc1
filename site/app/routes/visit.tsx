import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { isAboutBirthDate } from '../booking/visit/birth-date-check.tsx';
import { ClosedScreen } from '../booking/visit/closed-screen.tsx';
import { noSuchVisit, readLink, shutStatus } from '../booking/visit/open-visit.server.ts';
import { cardReturnHeaders, readVisit, type VisitPage } from '../booking/visit/read-visit.server.ts';
import { sendVisit, type VisitProblem } from '../booking/visit/send-visit.server.ts';
import { refreshesItself } from '../booking/visit/state-looks.ts';
import { useStateWords } from '../booking/visit/use-state-words.tsx';
import { VisitHead } from '../booking/visit/visit-head.tsx';
import { VisitScreen } from '../booking/visit/visit-screen.tsx';
import type { VisitState } from '../booking/visit/visit-state.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/visit.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const asked = { token: params.visita, request };
  const opened = await readLink(page, asked);
  const messages = messagesFor(page.locale, 'visit', 'components');
  if (opened.ok) {
    const shown = await readVisit(page, opened.value, asked);
    return data({ shown, closed: null, messages }, cardReturnHeaders(page, shown.view));
  }
  const { kind } = opened.error;
  if (kind === 'unknown') throw noSuchVisit();
  return data({ shown: null, closed: kind, messages }, { status: 410 });
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const asked = { token: params.visita, request };
  const status = await shutStatus(page, asked);
  if (status) return data({ problem: null }, { status });
  const form = await readForm(request);
  if (!form) return data({ problem: null }, notAForm);
  return data({ problem: await sendVisit(page, asked, form) }, { status: 422 });
});

const refreshSeconds = 6;

const paying: readonly VisitState['kind'][] = ['multibanco', 'mbwayOver', 'card', 'cardOver'];

/** The page moves on by itself; what was wrong with the last form need not be wrong any more. */
function stillShown(kind: VisitState['kind'], problem: VisitProblem | null): VisitProblem | null {
  if (isAboutBirthDate(problem) || paying.includes(kind)) return problem;
  return kind === 'mbway' && problem === 'stillWaiting' ? problem : null;
}

export default function Visit({ loaderData: { shown, closed }, actionData }: Route.ComponentProps) {
  const t = useTranslations('visit.closed');
  if (shown) return <Open shown={shown} sent={actionData?.problem ?? null} />;
  return (
    <>
      <VisitHead title={t(`${closed}.title`)} />
      <ClosedScreen because={closed} />
    </>
  );
}

function Open({ shown, sent }: { shown: VisitPage; sent: VisitProblem | null }) {
  const { kind } = shown.view.state;
  const { title } = useStateWords(shown.view);
  const problem = stillShown(kind, sent);
  return (
    <>
      <VisitHead title={title} isError={problem !== null} {...(refreshesItself(kind) && { refreshSeconds })} />
      <VisitScreen {...shown} problem={problem} />
    </>
  );
}
