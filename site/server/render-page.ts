import { randomBytes } from 'node:crypto';
import type { ContentReader } from '@clinic/core/content/content-reader';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { pageContext } from '../app/page-context.ts';
import { sealScripts } from './content-security-policy.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { type Page, toPage } from './page-cache/stored-page.ts';
import { scriptlessPolicy, securityHeaders } from './security-headers.ts';

type Options = { build: () => Promise<ServerBuild>; mode: string; content: ContentReader; origin: string; fallbackPhone: string };

/** The path a data request is about: React Router adds `.data` to it. */
export const pageOfDataPath = (path: string) => path.replace(/\.data$/, '');

/** Makes a page: finds what lies at the address, renders it, seals its scripts, notes what it depends on. */
export function createRenderer({ build, mode, content, origin, fallbackPhone }: Options) {
  const handle = createRequestHandler(build, mode);

  return async function render(request: Request, known?: FoundPage): Promise<Page> {
    const tags = new Set<string>();
    let stale = false;
    const read = async (query: { path: string; tags: string[] }) => {
      for (const tag of query.tags) tags.add(tag);
      const answer = await content.read(query).catch((error) => {
        // Whatever the page says in its place holds only for the moment.
        stale = true;
        throw error;
      });
      stale ||= answer.stale;
      return answer.body;
    };
    const found = known ?? (await findPage(read, pageOfDataPath(new URL(request.url).pathname)));
    const nonce = randomBytes(16).toString('base64url');
    const context = new RouterContextProvider();
    context.set(pageContext, { ...found, read, origin, fallbackPhone, nonce });

    const response = await handle(request, context);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    const body = Buffer.from(await response.arrayBuffer());
    const sealed = isHtml && mode === 'production' ? sealScripts(body.toString(), nonce) : undefined;
    const page = await toPage(response, sealed ? Buffer.from(sealed.html) : body, tags, !stale);
    Object.assign(page.headers, securityHeaders);
    if (mode === 'production') page.headers['content-security-policy'] = sealed?.policy ?? scriptlessPolicy;
    return page;
  };
}
