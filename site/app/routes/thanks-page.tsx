import { readThanksPage } from '@clinic/core/content/pages/read-block-page';
import { BlockPageScreen } from '../block-page/block-page-screen.tsx';
import { blockMessages } from '../blocks/block-messages.server.ts';
import { openBlocks } from '../blocks/open-blocks.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { orNotFound, requirePage } from '../require-page.server.ts';
import type { Route } from './+types/thanks-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  const page = orNotFound(asked.document && readThanksPage(asked.library, asked.document, asked.locale));
  return { page, testimonials: openBlocks(asked, page.blocks), head: pageHead(asked, page.meta), messages: blockMessages(asked.locale) };
}

/** A thank-you page of the clinic's own, for a survey or a campaign: to be led to, never to be found. */
export default function ThanksPage({ loaderData: { page, testimonials, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <BlockPageScreen page={page} testimonials={testimonials} />
    </>
  );
}
