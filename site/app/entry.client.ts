import { fetchAhead } from './behaviour/fetch-ahead.ts';
import { hashScroll } from './behaviour/hash-scroll.ts';
import { startBehaviour } from './behaviour/start.ts';
import { wakeIslands } from './islands/wake-islands.ts';

/** Only pages that hydrate whole bring the router's data along. */
if ('__reactRouterContext' in window) {
  void import('./hydrate-page.tsx');
} else {
  startBehaviour();
  wakeIslands();
  hashScroll();
  fetchAhead();
}
