import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const year = 'public, max-age=31536000, immutable';
/** An uploaded drawing opened on its own must not be able to act as a page of ours. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const served = new Set(['.avif', '.webp', '.png', '.jpg', '.jpeg', '.gif', '.svg', '.pdf']);

/** Names of built files and of media carry a hash of what is in them, so browsers may keep them for ever. */
export function serveFiles(app: Hono, clientDir: string, mediaDir: string) {
  app.use('/assets/*', serveStatic({ root: clientDir, precompressed: true, onFound: (_, c) => c.header('Cache-Control', year) }));
  app.use('/media/*', async (c, next) => (served.has(path.extname(c.req.path).toLowerCase()) ? next() : c.notFound()));
  app.use(
    '/media/*',
    serveStatic({
      root: mediaDir,
      rewriteRequestPath: (requested) => requested.replace(/^\/media/, ''),
      onFound: (_, c) => {
        c.header('Cache-Control', year);
        c.header('Content-Security-Policy', drawingPolicy);
        c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      },
    }),
  );
  app.get('/media/*', (c) => c.notFound());
  app.get('/assets/*', (c) => c.notFound());
  app.use(
    '/:file{.+\\.(svg|png|ico|webmanifest|txt)$}',
    serveStatic({ root: clientDir, precompressed: true, onFound: (_, c) => c.header('Cache-Control', 'public, max-age=86400') }),
  );
}
