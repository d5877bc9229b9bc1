import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';

/** Vite compiles on request; a change in the server's own files rebuilds the site inside this process. */
const http = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom', root: import.meta.dirname });
type Server = typeof import('./server/app.ts');
let current: { module: Server; site: ReturnType<Server['createSite']> } | undefined;

http.on('request', (req, res) =>
  vite.middlewares(req, res, async () => {
    try {
      const module = (await vite.ssrLoadModule('./server/app.ts')) as Server;
      if (current?.module !== module) {
        void current?.site.then((site) => site.close());
        current = { module, site: module.createSite(process.env, { mode: 'development', clientDir: '' }) };
      }
      (await current.site).handle(req, res);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      res.writeHead(500).end();
    }
  }),
);
const port = Number(process.env['PORT'] ?? 3000);
http.listen(port, '127.0.0.1', () => console.log(`site (development) on http://localhost:${port}`));
