import { readLandingPage } from '@clinic/core/content/pages/read-landing-page';
import { data } from 'react-router';
import { blockMessages } from '../blocks/block-messages.server.ts';
import { openBlocks } from '../blocks/open-blocks.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { LandingScreen } from '../landing/landing-screen.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/booking-landing.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  if (!asked.document) throw data(null, { status: 404 });
  const page = readLandingPage(asked.library, asked.document, asked.locale);
  return {
    page,
    testimonials: openBlocks(asked, page.blocks),
    head: pageHead(asked, page.meta),
    messages: { ...blockMessages(asked.locale), ...messagesFor(asked.locale, 'landing') },
  };
}

export default function BookingLanding({ loaderData: { page, testimonials, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <LandingScreen page={page} testimonials={testimonials} />
    </>
  );
}
