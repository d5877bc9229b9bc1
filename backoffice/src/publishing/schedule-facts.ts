import type { CollectionSlug, PayloadRequest } from 'payload';
import { epochOf } from './schedule-rules.ts';

export const scheduledActions = ['publish', 'withdraw', 'appear'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** When each thing is to happen, in milliseconds; null: not at all. */
export type PlannedTimes = Record<ScheduledAction, number | null>;

type Newest = { id: number; version: { publicar_em?: unknown; retirar_em?: unknown } };
type Live = { id: number; _status?: unknown; deletedAt?: unknown; data_publicacao?: unknown };

/** An article published ahead of its own date shows itself only then. */
export const liesAhead = (row: { data_publicacao?: unknown }, now = Date.now()): boolean => (epochOf(row.data_publicacao) ?? 0) > now;

export async function readFacts(req: PayloadRequest, collection: CollectionSlug, id: number) {
  const { docs } = await req.payload.db.findVersions<Newest['version']>({
    collection,
    limit: 1,
    pagination: false,
    req,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  const live = await req.payload.db.findOne<Live>({ collection, req, where: { id: { equals: id } } });
  // What lies in the trash waits for nothing.
  const isTrashed = Boolean(live?.deletedAt);
  const newest = isTrashed ? undefined : docs[0]?.version;
  const isLive = live?._status === 'published' && !isTrashed;
  const planned: PlannedTimes = {
    publish: epochOf(newest?.publicar_em),
    withdraw: epochOf(newest?.retirar_em),
    appear: isLive ? epochOf(live.data_publicacao) : null,
  };
  return { exists: live !== null && !isTrashed, isLive, planned };
}
