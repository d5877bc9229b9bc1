import { readBlockScreen } from '../block-page/read-block-screen.server.ts';
import { blockMessages } from '../blocks/block-messages.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { LandingScreen } from '../landing/landing-screen.tsx';
import { messagesFor } from '../language/messages.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/booking-page.ts';

/** The two entry pages to booking, at the clinic and by video: block pages with the layout of landing pages. */
export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  const { page, testimonials } = readBlockScreen(asked);
  const { title, excerpt, picture, blocks, meta } = page;
  return {
    page: { title, banner: { title, text: excerpt, picture }, blocks },
    testimonials,
    head: pageHead(asked, meta),
    messages: { ...blockMessages(asked.locale), ...messagesFor(asked.locale, 'landing') },
  };
}

export default function BookingPage({ loaderData: { page, testimonials, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <LandingScreen page={page} testimonials={testimonials} />
    </>
  );
}
