import { LRUCache } from 'lru-cache';
import type { ShareCardText } from './card.tsx';

/** Some hundred pages in two languages, about 40 KB each. */
const mostPictures = 500;
const mostWaiting = 20;

/** Drawing takes a few hundred milliseconds of CPU: one at a time, each once, and only a few may wait. */
export function createSharePictures(draw: (card: ShareCardText) => Promise<Buffer>) {
  const drawn = new LRUCache<string, Buffer>({ max: mostPictures });
  const pending = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();

  return async (card: ShareCardText): Promise<Buffer | 'busy'> => {
    const key = JSON.stringify([card.title, card.kicker, card.clinic]);
    const known = drawn.get(key) ?? pending.get(key);
    if (known) return known;
    if (pending.size >= mostWaiting) return 'busy';
    const work = queue.then(() => draw(card)).finally(() => pending.delete(key));
    pending.set(key, work);
    queue = work.catch(() => undefined);
    const picture = await work;
    drawn.set(key, picture);
    return picture;
  };
}
