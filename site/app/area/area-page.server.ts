import type { OpenAccount } from '../account/require-account.server.ts';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messageSections } from '../language/messages.server.ts';
import type { AreaCell, AreaFrameView } from './area-frame-view.ts';
import { type AreaRoute, areaMessages } from './area-messages.ts';

/** What every page of the personal area needs besides its own view. */
export async function areaHead({ page, area, signedIn, firstName }: OpenAccount, current: AreaCell, kept: AreaFrameView['kept'] = null) {
  const heading = readHeading(page);
  const hasSymptoms = await area.symptoms.hasAny(signedIn.account.id);
  const frame: AreaFrameView = { firstName, current, hasSymptoms, kept };
  return {
    frame,
    head: pageHead(page, { title: heading.metaTitle, description: heading.metaDescription }),
    messages: messageSections(page.locale, ['area.frame', ...areaMessages[page.route as AreaRoute]]),
  };
}
