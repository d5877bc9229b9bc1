import { readEvents } from '@clinic/core/content/pages/read-events';
import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { modesOf, takesRegistrations } from '@clinic/core/events/event-facts';
import { freePlaces } from '@clinic/core/events/places';
import { registrationForm } from '@clinic/core/events/register-for-event';
import { writeFormPass } from '@clinic/core/http/form-pass';
import { data } from 'react-router';
import { activeAccount } from '../account/active-account.server.ts';
import type { PageContext } from '../page-context.ts';
import { type EventStanding, eventStanding } from './event-standing.ts';
import { nothingTyped, type RegistrationView } from './registration-view.ts';

type RegistrationPage = { view: RegistrationView } | { view: null; event: EventCard | null; standing: EventStanding };

/** The event that the address names, else the next that takes registrations. */
export function readRegistrationPage(page: PageContext, search: URLSearchParams): Promise<RegistrationPage> {
  // Nothing was ever loaded, so nobody can say whether there is an event.
  if (page.library.isEmpty) throw data(null, { status: 503 });
  const all = readEvents(page.library, page.locale);
  const named = all.find(({ slug }) => slug === search.get('evento'));
  return registrationPageOf(page, named ?? all.find((event) => takesRegistrations(event, page.now)) ?? null);
}

async function registrationPageOf(page: PageContext, event: EventCard | null): Promise<RegistrationPage> {
  const standing = event ? eventStanding(event, page.now) : 'closed';
  if (!event || standing !== 'open') return { view: null, event, standing };
  const open = readEvents(page.library, page.locale).filter((one) => one.id !== event.id && takesRegistrations(one, page.now));
  return {
    view: {
      event,
      free: await placesLeft(page, event),
      others: open.map(({ title, slug }) => ({ title, slug })),
      pass: writeFormPass(page.events.secret, registrationForm, new Date()),
      work: null,
      typed: { ...nothingTyped, ...knownOf(page) },
    },
  };
}

/** Of the room; where there is only video, of the video. A database that does not answer does not take the form away. */
async function placesLeft(page: PageContext, event: EventCard): Promise<number | null | undefined> {
  if (event.places === null) return null;
  try {
    const [mode = 'room'] = modesOf(event);
    return freePlaces(event, await page.events.events.live(event.id), mode);
  } catch (error) {
    page.report(error);
    return undefined;
  }
}

/** Whoever is signed in is not asked again for what the account knows. */
function knownOf(page: PageContext): { name?: string; email?: string } {
  const signedIn = activeAccount(page);
  return signedIn ? { name: signedIn.account.name, email: signedIn.account.email } : {};
}
