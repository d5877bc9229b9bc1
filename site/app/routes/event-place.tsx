import { pathTo } from '@clinic/core/addresses/path-to';
import { readEvent, readVideoAddress } from '@clinic/core/content/pages/read-events';
import { confirmRegistration, endRegistration } from '@clinic/core/events/change-registration';
import { takesRegistrations } from '@clinic/core/events/event-facts';
import type { EventRegistration } from '@clinic/core/events/registration';
import { registrationLinks } from '@clinic/core/events/registration-link';
import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { PlaceScreen } from '../events/place-screen.tsx';
import { placeTitle } from '../events/place-view.ts';
import { registrationStanding } from '../events/registration-standing.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { bareHead } from '../head/page-head.ts';
import { messagesFor } from '../language/messages.server.ts';
import type { PageContext } from '../page-context.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/event-place.ts';

/** Whose letter it was; unknown where nobody of us wrote the link, or the registration is deleted by now. */
async function openPlace(page: PageContext, token: string): Promise<EventRegistration> {
  const id = registrationLinks.letter.readToken(page.events.keys, token);
  const registration = id === null ? null : await page.events.events.read(id);
  if (!registration) throw data(null, { status: 404 });
  return registration;
}

const eventOf = ({ library, locale }: PageContext, { eventId }: EventRegistration) =>
  readEvent(library, { collection: 'eventos', id: eventId }, locale);

/** Mail scanners follow links: opening the page changes nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = requirePage(context);
  const registration = await openPlace(page, params.inscricao);
  const messages = messagesFor(page.locale, 'events', 'components');
  const whole = eventOf(page, registration);
  if (!whole) return { view: null, messages };
  const { text: _, speakers: __, ...event } = whole;
  const now = new Date();
  const standing = registrationStanding(registration, { event, live: await page.events.events.live(event.id), now });
  const videoUrl = standing.showsVideo ? readVideoAddress(page.library, event.id) : '';
  return { view: { event, standing, videoUrl, canRegister: takesRegistrations(event, now) }, messages };
}

export const action = framed(async ({ context, params, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const registration = await openPlace(page, params.inscricao);
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const event = eventOf(page, registration);
  const asked = { id: registration.id, now: new Date() };
  if (event && form.get('go') === 'confirm') await confirmRegistration(page.events.events, event, asked);
  if (event && form.get('go') === 'cancel') await endRegistration(page.events.events, event, asked);
  // Too late by now: the same page says so.
  throw redirect(pathTo(page.locale, 'eventPlace', { inscricao: params.inscricao }), 303);
});

export default function EventPlace({ loaderData: { view } }: Route.ComponentProps) {
  const t = useTranslations('events.place.titles');
  const { settings } = useFrame();
  return (
    <>
      <Head head={bareHead(t(view ? placeTitle(view.standing) : 'ended'))} siteName={settings.name} />
      {/* The address opens the registration: it goes to no other site. */}
      <meta name="referrer" content="same-origin" />
      <PlaceScreen view={view} />
    </>
  );
}
