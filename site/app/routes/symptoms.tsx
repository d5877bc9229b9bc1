import { pathTo } from '@clinic/core/addresses/path-to';
import { ownOnly } from '@clinic/core/identity/foreign-id';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { removeScore } from '@clinic/core/personal-area/symptoms/remove-score';
import { data, redirect } from 'react-router';
import { takeKeptForm } from '../account/kept-form.server.ts';
import { type OpenAccount, requireAccount } from '../account/require-account.server.ts';
import { framed } from '../action-errors.server.ts';
import { AreaFrame } from '../area/area-frame.tsx';
import { areaHead } from '../area/area-page.server.ts';
import { AreaTitle } from '../area/area-title.tsx';
import { drawingSizes, drawScores } from '../area/symptoms/draw-scores.server.ts';
import { toSymptomScore } from '../area/symptoms/to-symptom-score.ts';
import { SymptomsScreen } from '../area/symptoms-screen.tsx';
import { SymptomsSheet } from '../area/symptoms-sheet.tsx';
import type { SymptomScore, SymptomsSheetView, SymptomsView } from '../area/symptoms-view.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/symptoms.ts';

/** Without a single score there is nothing to show, and nothing leads here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireAccount({ context, request });
  const { page, area, signedIn } = account;
  const scores = (await area.symptoms.list(signedIn.account.id)).flatMap(toSymptomScore);
  if (scores.length === 0) throw redirect(pathTo(page.locale, 'personalArea'), 303);
  const { searchParams } = new URL(request.url);
  const kept = await takeKeptForm(account, request);
  const view: SymptomsView = {
    today: inLisbon(new Date()).day,
    scores,
    drawings: { narrow: drawScores(scores, drawingSizes.narrow), wide: drawScores(scores, drawingSizes.wide) },
    nextVisit: null,
    shared: 'no',
    quizTo: pathTo(page.locale, 'symptomQuiz'),
    removing:
      kept?.['score'] ??
      ownOnly(area, signedIn.account, { what: 'score', asked: searchParams.get('apagar'), own: scores.map(({ id }) => id) }),
    done: doneActs.find((act) => act === searchParams.get('feito')) ?? null,
  };
  const sheet = searchParams.has('folha') ? toSheet(account, scores) : null;
  return { ...(await areaHead(account, 'symptoms', kept && 'pressed')), view, sheet };
}

const doneActs = ['removed', 'kept'] as const;

/** What goes to the doctor on paper. */
const toSheet = ({ signedIn }: OpenAccount, scores: SymptomScore[]): SymptomsSheetView => ({
  ...{ name: signedIn.account.name, birthDate: null, patientNumber: null, nextVisit: null, scores },
  printedOn: inLisbon(new Date()).day,
  drawing: drawScores(scores, drawingSizes.paper),
});

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, area, signedIn } = await requireAccount({ context, request });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const score = String(form.get('score') ?? '');
  const isRemoved = form.get('go') === 'removeScore' && (await removeScore(area, signedIn.account, score));
  if (!isRemoved) throw data(null, { status: 404 });
  throw redirect(`${pathTo(page.locale, 'symptoms')}?feito=removed`, 303);
});

export const handle = { header: AreaFrame };

export default function Symptoms({ loaderData: { head, view, sheet } }: Route.ComponentProps) {
  return (
    <>
      <AreaTitle head={head} />
      {sheet ? <SymptomsSheet view={sheet} /> : <SymptomsScreen view={view} />}
    </>
  );
}
