import { routeOf } from '@clinic/core/addresses/route-table';
import type { Library } from '@clinic/core/content/library/library';
import { readSettings } from '@clinic/core/content/site-settings';
import { readHeading } from '../../app/head/read-heading.server.ts';
import { isInterim } from '../../app/screens.ts';
import { findPage } from '../find-page.ts';
import type { SiteApp } from '../site-app.ts';
import { drawCard } from './draw-card.tsx';
import { kickerOf } from './kicker-of.ts';
import { pageOfShareAddress } from './share-address.ts';
import { createSharePictures } from './share-pictures.ts';

/** Pictures that other sites show beside a link to ours. Only pages meant to be found have one. */
export function serveSharePictures(app: SiteApp, library: () => Library) {
  const pictures = createSharePictures(drawCard);
  app.get('/og/*', async (c) => {
    const path = pageOfShareAddress(c.req.path);
    const found = path ? findPage(library(), path) : undefined;
    if (!found?.route || found.resolution.kind !== 'page' || !routeOf(found.route).indexed || isInterim(found.route)) return c.notFound();
    if (routeOf(found.route).document && !found.document) return c.notFound();
    const { title } = readHeading(found);
    const { name } = readSettings(found.library, found.locale);
    const picture = await pictures({
      title,
      kicker: kickerOf(found.route, found.locale),
      clinic: name,
    });
    if (picture === 'busy') return c.text('', 503, { 'retry-after': '5' });
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
  });
}
