import type { RouteName } from '@clinic/core/addresses/route-table';
import { BlockPageScreen } from '../block-page/block-page-screen.tsx';
import { CookieSettings } from '../block-page/cookie-settings.tsx';
import { FormLink } from '../block-page/form-link.tsx';
import { readBlockScreen } from '../block-page/read-block-screen.server.ts';
import { blockMessages } from '../blocks/block-messages.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor, titleOf } from '../language/messages.server.ts';
import { LastChange } from '../policy/last-change.tsx';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/block-page.ts';

/** Pages that somebody may want to hold us to say since when they read as they do. */
const dated = new Set<RouteName | undefined>(['cookies', 'terms', 'accessibility']);

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  const { page, testimonials } = readBlockScreen(asked);
  return {
    page,
    testimonials,
    isDated: dated.has(asked.route),
    offersChoice: asked.route === 'cookies',
    formTitle: asked.route === 'international' ? titleOf(asked.locale, 'internationalRequest') : null,
    head: pageHead(asked, page.meta, [webPageData(describePage(asked, page.title), { description: page.excerpt })]),
    messages: { ...blockMessages(asked.locale), ...messagesFor(asked.locale, 'policy') },
  };
}

export default function BlockPage({ loaderData: { page, testimonials, isDated, offersChoice, formTitle, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <BlockPageScreen page={page} testimonials={testimonials}>
        {isDated && <LastChange changedOn={page.changedOn} />}
        {offersChoice && <CookieSettings />}
        {formTitle && <FormLink title={formTitle} />}
      </BlockPageScreen>
    </>
  );
}
