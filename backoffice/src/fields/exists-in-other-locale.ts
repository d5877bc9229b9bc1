import { isLocale, otherLocale } from '@clinic/core/kernel/locale';
import type { CollectionSlug, PayloadRequest } from 'payload';

type Place = { collectionSlug: CollectionSlug | undefined; field: string; id: number | string | undefined; req: PayloadRequest };

/** Reads the newest version in all languages straight from the database: the Local API would change the request's own language. */
export async function existsInOtherLocale({ collectionSlug, field, id, req }: Place): Promise<boolean> {
  const locale = req.locale ?? undefined;
  if (!collectionSlug || id === undefined || !isLocale(locale)) return false;
  const found = await req.payload.db.queryDrafts<Record<string, unknown> & { id: number }>({
    collection: collectionSlug,
    limit: 1,
    req,
    where: { parent: { equals: id } },
  });
  const inLocales = found.docs[0]?.[field];
  return typeof inLocales === 'object' && inLocales !== null && Boolean(new Map(Object.entries(inLocales)).get(otherLocale(locale)));
}
