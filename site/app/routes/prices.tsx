import { readPrices } from '@clinic/core/content/pages/read-prices';
import { readBlockScreen } from '../block-page/read-block-screen.server.ts';
import { blockMessages } from '../blocks/block-messages.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { priceData } from '../head/structured-data/price-data.ts';
import { messagesFor } from '../language/messages.server.ts';
import { PricesScreen } from '../prices/prices-screen.tsx';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/prices.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  const { page, testimonials } = readBlockScreen(asked);
  const prices = readPrices(asked.library, asked.locale);
  const messages = messagesFor(asked.locale, 'prices');
  const words = { inPerson: messages.prices.atClinic, online: messages.prices.online };
  return {
    page,
    testimonials,
    prices,
    head: pageHead(asked, page.meta, priceData(prices, describePage(asked, page.title), page.excerpt, words)),
    messages: { ...blockMessages(asked.locale), ...messages },
  };
}

export default function Prices({ loaderData: { page, testimonials, prices, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <PricesScreen page={page} testimonials={testimonials} prices={prices} />
    </>
  );
}
