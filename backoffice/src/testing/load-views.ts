import { registerHooks } from 'node:module';
import path from 'node:path';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { admin } from '../admin.ts';

type View = (props: AdminViewServerProps) => Promise<unknown>;
const sourceDir = path.join(import.meta.dirname, '..');

/** The menu around a page is Payload's, and its stylesheets are read by Next alone; it takes a minute to load and decides nothing. */
const withoutFrame = (load: () => Promise<void>): Promise<void> => {
  const frame = 'export const DefaultTemplate = () => null; export const MinimalTemplate = () => null;';
  const hooks = registerHooks({
    load: (url, context, next) => {
      if (url.endsWith('@payloadcms/next/dist/exports/templates.js')) return { format: 'module', source: frame, shortCircuit: true };
      return /\.s?css$/.test(url) ? { format: 'module', source: '', shortCircuit: true } : next(url, context);
    },
  });
  return load().finally(() => hooks.deregister());
};

/** Every page of our own, by its address, as it is registered. */
export async function loadViews(): Promise<Map<string, View>> {
  const views = new Map<string, View>();
  await withoutFrame(async () => {
    for (const view of Object.values(admin('').components?.views ?? {})) {
      if (!('path' in view && view.path)) throw new Error('a view without an address of its own');
      const [file = '', name = ''] = String(view.Component).split('#');
      const loaded: Record<string, View> = await import(/* @vite-ignore */ path.join(sourceDir, file));
      const component = loaded[name];
      if (!component) throw new Error(`${file} has no ${name}`);
      views.set(view.path, component);
    }
  });
  return views;
}

/** As Payload calls it for the address, whose last parts are ids. */
export const propsOf = (req: PayloadRequest, address: string, searchParams: Record<string, string> = {}): AdminViewServerProps =>
  ({
    initPageResult: { req, permissions: {}, visibleEntities: { collections: [], globals: [] } },
    params: { segments: address.split('/').filter(Boolean) },
    searchParams,
    i18n: req.i18n,
  }) as unknown as AdminViewServerProps;
