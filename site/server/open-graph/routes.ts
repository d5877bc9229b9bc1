import { type RouteName, routeOf } from '@clinic/core/addresses/route-table';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import type { Library } from '@clinic/core/content/library/library';
import type { Locale } from '@clinic/core/kernel/locale';
import { readHeading } from '../../app/head/read-heading.server.ts';
import { messagesFor, titleOf } from '../../app/language/messages.server.ts';
import { findPage } from '../pages/find-page.ts';
import type { SiteApp } from '../site-app.ts';
import { drawCard } from './draw-card.tsx';
import { pageOfShareAddress } from './share-address.ts';
import { createSharePictures } from './share-pictures.ts';

const sections = {
  problem: 'problemas',
  otherDiseases: 'problemas',
  treatmentSection: 'tratamentos',
  treatment: 'tratamentos',
  exam: 'analises',
} as const satisfies Partial<Record<RouteName, string>>;

/** The section of the site that a page belongs to, as named in the menu. */
function kickerOf(route: RouteName, locale: Locale): string {
  if (route === 'article') return titleOf(locale, 'blog');
  if (route === 'event') return titleOf(locale, 'events');
  if (route === 'teamMember') return titleOf(locale, 'team');
  const section = new Map<string, (typeof sections)[keyof typeof sections]>(Object.entries(sections)).get(route);
  return section ? messagesFor(locale, 'frame').frame.menuSections[section] : '';
}

/** The pictures that other sites show with a link to ours. Only indexed pages have one. */
export function serveSharePictures(app: SiteApp, library: () => Library) {
  const pictures = createSharePictures(drawCard);
  app.get('/og/*', async (c) => {
    const path = pageOfShareAddress(c.req.path);
    const found = path ? findPage(library(), path) : undefined;
    if (!found?.route || found.resolution.kind !== 'page' || !routeOf(found.route).indexed) return c.notFound();
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
