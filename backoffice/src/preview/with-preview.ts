import type { CollectionConfig, Config, GeneratePreviewURL, GlobalConfig } from 'payload';
import { documentSlugs } from '../collections/document-slugs.ts';
import { type PreviewEnv, pageRoutes, previewLink } from './preview-link.ts';

const isAddressed = (slug: string) => documentSlugs.some((known) => known === slug);

/** The button that opens the draft on the site, on everything that has an address. */
export const withPreview =
  (env: PreviewEnv) =>
  (collection: CollectionConfig): CollectionConfig => {
    const preview: GeneratePreviewURL = (doc, { locale, req }) =>
      previewLink(env, req, { collection: collection.slug, id: doc['id'] }, locale);
    return isAddressed(collection.slug) ? { ...collection, admin: { ...collection.admin, preview } } : collection;
  };

export const withGlobalPreview =
  (env: PreviewEnv) =>
  (global: GlobalConfig): GlobalConfig => {
    const preview: GeneratePreviewURL = (_doc, { locale, req }) => previewLink(env, req, { global: global.slug }, locale);
    return global.slug in pageRoutes ? { ...global, admin: { ...global.admin, preview } } : global;
  };

/** The page beside the form, as it would be; it follows every saved draft. */
export const livePreview = (env: PreviewEnv): NonNullable<NonNullable<Config['admin']>['livePreview']> => ({
  collections: [...documentSlugs],
  globals: Object.keys(pageRoutes),
  url: ({ collectionConfig, data, globalConfig, locale, req }) =>
    previewLink(
      env,
      req,
      globalConfig ? { global: globalConfig.slug } : { collection: collectionConfig?.slug ?? '', id: data?.['id'] },
      locale?.code,
    ),
  breakpoints: [
    { name: 'phone', label: 'Telemóvel', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    { name: 'desktop', label: 'Computador', width: 1440, height: 900 },
  ],
});
