import { data } from 'react-router';
import { leadsNowhere } from '../booking/visit/open-visit.server.ts';
import { readVisit } from '../booking/visit/read-visit.server.ts';
import { sendVisit, type VisitProblem } from '../booking/visit/send-visit.server.ts';
import { refreshesItself } from '../booking/visit/state-looks.ts';
import { useStateWords } from '../booking/visit/use-state-words.tsx';
import { VisitHead } from '../booking/visit/visit-head.tsx';
import { VisitScreen } from '../booking/visit/visit-screen.tsx';
import type { VisitState } from '../booking/visit/visit-state.ts';
import { framed } from '../framed-action.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { openPage } from '../open-page.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/visit.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = openPage(context);
  return { ...(await readVisit(page, params.visita)), messages: messagesFor(page.locale, 'visit', 'components') };
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = openPage(context);
  if (await leadsNowhere(page, params.visita)) return data({ problem: null }, { status: 404 });
  const form = await readForm(request);
  if (!form) return data({ problem: null }, notAForm);
  return data({ problem: await sendVisit(page, params.visita, { request, form }) }, { status: 422 });
});

const refreshSeconds = 6;

/** The page moves on by itself; what was wrong with the last form need not be wrong any more. */
function stillShown(kind: VisitState['kind'], problem: VisitProblem | null): VisitProblem | null {
  if (kind === 'multibanco' || kind === 'mbwayOver') return problem;
  return kind === 'mbway' && problem === 'stillWaiting' ? problem : null;
}

export default function Visit({ loaderData: { view, nearest }, actionData }: Route.ComponentProps) {
  const { title } = useStateWords(view);
  const problem = stillShown(view.state.kind, actionData?.problem ?? null);
  return (
    <>
      <VisitHead title={title} isError={problem !== null} {...(refreshesItself(view.state.kind) && { refreshSeconds })} />
      <VisitScreen {...{ view, nearest, problem }} />
    </>
  );
}
