import type { SiteApp } from '../../site-app.ts';
import { apiPath } from './api-endpoints.ts';
import { developerPage, developerStyles, stylesPath } from './developer-page.ts';
import { openApi } from './openapi.ts';

const kept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** For whoever writes a program that calls the account API. */
export function serveApiDescription(app: SiteApp, origin: string) {
  const description = openApi(origin);
  const page = developerPage(origin);
  app.get(apiPath, (c) => c.html(page, 200, kept));
  app.get(`${apiPath}/openapi.json`, (c) => c.json(description, 200, kept));
  app.get(stylesPath, (c) => c.body(developerStyles, 200, { ...kept, 'content-type': 'text/css; charset=utf-8' }));
  for (const path of [apiPath, `${apiPath}/openapi.json`, stylesPath])
    app.all(path, (c) => c.body(null, 405, { ...kept, allow: 'GET, HEAD' }));
}
