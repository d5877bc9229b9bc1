import { pathTo } from '@clinic/core/addresses/path-to';
import { redirect } from 'react-router';
import { readDraft } from '../booking/open-wizard.server.ts';
import { firstVisitPath } from '../booking/visit/open-visit.server.ts';
import { openPage } from '../open-page.server.ts';
import type { Route } from './+types/booking-result.ts';

/** The outcome of whatever this browser sent last; with nothing sent, the way to send something. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<never> {
  const page = openPage(context);
  const { draft } = await readDraft(page, request);
  throw redirect(draft?.submittedAt ? firstVisitPath(page, draft.bookingId) : pathTo(page.locale, 'wizard'), 303);
}

export default function BookingResult() {
  return null;
}
