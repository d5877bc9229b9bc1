import { bearsKey } from '@clinic/core/http/secrets-equal';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';

export type OldEntry = { [name: string]: unknown; id: number };
/** `bytes` lie at `assets/<name>`; `entry` is what the list of files says of them. */
export type OldAsset = { name: string; type: string; bytes: Uint8Array<ArrayBuffer>; entry: OldEntry };
export type OldContentFilling = { collections: Record<string, OldEntry[]>; assets: OldAsset[] };

/** unavailable: 503 · cut: breaks the connection. `after`: so many calls still go well. */
type OldContentFault = { kind: 'unavailable' | 'cut'; after?: number; times?: number };

/** Wherever a filling says this, the answer says the stand-in's own address. */
export const ownAddress = '{{address}}';

/**
 * The content service of the clinic's old website, which speaks as much Directus as the move-in uses: lists of items and files in pages, and
 * the files themselves. The token is taken from a header only, so that a caller who puts it into an address is refused.
 */
export function oldContentStandIn({ token, filling }: { token: string; filling: OldContentFilling }) {
  const calls: string[] = [];
  let fault: Required<OldContentFault> | null = null;
  const routes = new Hono<{ Bindings: HttpBindings }>();

  const takeFault = (): OldContentFault['kind'] | null => {
    if (!fault) return null;
    if (fault.after-- > 0) return null;
    const { kind } = fault;
    if (--fault.times <= 0) fault = null;
    return kind;
  };

  routes.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    calls.push(pathname + search);
    if (!bearsKey(context.req.header('authorization'), token)) return context.json({ error: { code: 3, message: 'unauthorised' } }, 401);
    const kind = takeFault();
    if (kind === 'unavailable') return context.json({ error: { code: 0, message: 'unavailable' } }, 503);
    if (kind !== 'cut') return next();
    context.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  });

  const page = (entries: OldEntry[] | undefined, url: string): Response => {
    if (!entries) return Response.json({ error: { code: 203, message: 'collection not found' } }, { status: 404 });
    const { origin, searchParams } = new URL(url);
    const status = searchParams.get('status')?.split(',');
    const slug = searchParams.get('filter[slug]');
    const [limit, offset] = [Number(searchParams.get('limit') ?? 200), Number(searchParams.get('offset') ?? 0)];
    const found = entries
      .filter((entry) => !status || status.includes(String(entry['status'])))
      .filter((entry) => slug === null || entry['slug'] === slug)
      .toSorted((a, b) => a.id - b.id)
      .slice(offset, limit === -1 ? undefined : offset + limit);
    const body = JSON.stringify({ data: found }).replaceAll(ownAddress, origin);
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };

  routes.get('/items/:collection', (context) => page(filling.collections[context.req.param('collection')], context.req.url));
  routes.get('/custom/lp', (context) => page(filling.collections['lp'], context.req.url));
  routes.get('/files', (context) =>
    page(
      filling.assets.map(({ entry }) => entry),
      context.req.url,
    ),
  );
  routes.get('/assets/:name', (context) => {
    const asset = filling.assets.find(({ name }) => name === context.req.param('name'));
    return asset ? new Response(asset.bytes, { headers: { 'content-type': asset.type } }) : context.notFound();
  });

  return {
    routes,
    calls,
    fail: (next: OldContentFault) => {
      fault = { after: 0, times: 1, ...next };
    },
    repair: () => {
      fault = null;
    },
  };
}
