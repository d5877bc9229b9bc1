import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { SiteApp } from '../site-app.ts';

/** The names of built files and media contain a hash of their content, so they are cached as immutable. */
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };
const forADay = { 'cache-control': 'public, max-age=86400' };
const media = {
  ...forEver,
  // An uploaded SVG that is opened on its own must not run as a page of ours.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};
/** Browsers do not show a PDF in a sandbox; it cannot run as a page anyway. */
const pdf = { ...media, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const shownKinds = new Set(['.avif', '.webp', '.png', '.jpg', '.jpeg', '.gif', '.svg', '.pdf']);

/** Around the file server, because headers that are set in its `onFound` do not reach the response. */
const whenFound =
  (headersOf: (path: string) => Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok && c.res.status !== 304 && c.res.status !== 206) return;
    for (const [name, value] of Object.entries(headersOf(c.req.path))) c.header(name, value);
  };
const isPdf = (file: string) => path.extname(file).toLowerCase() === '.pdf';

export function serveMedia(app: SiteApp, mediaDir: string) {
  app.use(
    '/media/*',
    whenFound((file) => (isPdf(file) ? pdf : media)),
    async (c, next) => (shownKinds.has(path.extname(c.req.path).toLowerCase()) ? next() : c.notFound()),
  );
  app.use('/media/*', serveStatic({ root: mediaDir, rewriteRequestPath: (requested) => requested.replace(/^\/media/, '') }));
  app.get('/media/*', (c) => c.notFound());
}

export function serveBuiltFiles(app: SiteApp, clientDir: string) {
  app.use(
    '/assets/*',
    whenFound(() => forEver),
    serveStatic({ root: clientDir, precompressed: true }),
  );
  app.get('/assets/*', (c) => c.notFound());
  const named = '/:file{[\\w-]+\\.(?:svg|png|ico|webmanifest|js)}';
  app.use(
    named,
    whenFound(() => forADay),
    serveStatic({ root: clientDir, precompressed: true }),
  );
}
