import { getTranslation } from '@payloadcms/translations';
import { EntityType, groupNavItems } from '@payloadcms/ui/shared';
import type { ServerProps } from 'payload';
import { contentIcon } from './content-icons.ts';
import type { NavSection } from './nav-section.ts';

type Seen = Pick<ServerProps, 'i18n' | 'payload' | 'permissions' | 'visibleEntities'>;

const folderOf = (type: EntityType) => (type === EntityType.collection ? 'collections' : 'globals');

/** The documents that this person may read, in the groups that each collection names. */
export function contentSections({ i18n, payload, permissions, visibleEntities }: Seen): NavSection[] {
  if (!permissions || !visibleEntities) return [];
  const { collections, globals } = payload.config;
  const visible = [
    ...collections
      .filter(({ slug }) => visibleEntities.collections.includes(slug))
      .map((entity) => ({ type: EntityType.collection, entity }) as const),
    ...globals.filter(({ slug }) => visibleEntities.globals.includes(slug)).map((entity) => ({ type: EntityType.global, entity }) as const),
  ];
  return groupNavItems(visible, permissions, i18n).map(({ label, entities }) => ({
    title: String(label),
    entries: entities.map(({ slug, type, label: words }) => ({
      href: `/admin/${folderOf(type)}/${slug}`,
      id: `nav-${slug}`,
      icon: contentIcon(slug),
      words: getTranslation(words, i18n),
    })),
  }));
}
