import { readEvent } from '@clinic/core/content/pages/read-events';
import { useTranslations } from 'use-intl';
import { EventThanksScreen, type EventThanksView } from '../events/event-thanks-screen.tsx';
import { registrationStanding } from '../events/registration-standing.ts';
import { readThanksCookie } from '../events/thanks-cookie.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import type { PageContext } from '../page-context.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/thanks-event.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const messages = messagesFor(page.locale, 'events', 'components');
  return {
    view: await readThanks(page, readThanksCookie(page, request)),
    head: pageHead(page, { title: messages.events.thanks.title, description: '' }),
    messages,
  };
}

/** Without the cookie of the form, as after half an hour, the page thanks in general. */
async function readThanks(page: PageContext, registrationId: string | null): Promise<EventThanksView | null> {
  const { events } = page.events;
  const registration = registrationId === null ? null : await events.read(registrationId);
  const event = registration && readEvent(page.library, { collection: 'eventos', id: registration.eventId }, page.locale);
  if (!registration || !event) return null;
  const standing = registrationStanding(registration, { event, live: await events.live(event.id), now: new Date() });
  const { text: _, speakers: __, ...card } = event;
  return { event: card, standing, hasNote: registration.note !== '' };
}

export default function ThanksEvent({ loaderData: { view, head } }: Route.ComponentProps) {
  const { settings } = useFrame();
  const t = useTranslations('events.thanks');
  return (
    <>
      <Head head={{ ...head, title: t('title') }} siteName={settings.name} />
      <EventThanksScreen view={view} />
    </>
  );
}
