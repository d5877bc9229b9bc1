import { pathTo } from '@clinic/core/addresses/path-to';
import { redirect } from 'react-router';
import { firstVisitPath } from '../booking/visit/open-visit.server.ts';
import { readDraft } from '../booking/wizard/load-wizard.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/booking-result.ts';

/** The outcome of whatever this browser sent last; with nothing sent, the way to send something. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<never> {
  const page = requirePage(context);
  const { draft } = await readDraft(page, request);
  throw redirect(draft?.submittedAt ? firstVisitPath(page, draft.bookingId) : pathTo(page.locale, 'wizard'), 303);
}

export default function BookingResult() {
  return null;
}
