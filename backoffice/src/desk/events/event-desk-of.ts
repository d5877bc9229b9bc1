import { eventDesk } from '@clinic/core/adapters/database/desk/event-desk';
import type { EventDesk } from '@clinic/core/desk/events/event-desk';
import type { Payload } from 'payload';
import { clientOf, poolOf } from '../../publishing/enqueue-work.ts';
import { dataKeysOf } from '../desk-of.ts';

/** The desk's view of registrations, on the back office's own connections. */
export const eventDeskOf = async (payload: Payload): Promise<EventDesk> =>
  eventDesk(poolOf(payload), await clientOf(payload), dataKeysOf(payload));

export type ListedEvent = { id: number; title: string; startsAt: Date | null; places: number | null };

const listed = 100;

/** The published events, the latest first. */
export async function deskEventsOf(payload: Payload, language: string): Promise<ListedEvent[]> {
  const { docs } = await payload.find({
    collection: 'eventos',
    where: { _status: { equals: 'published' } },
    locale: language === 'en' ? 'en' : 'pt',
    sort: '-data_inicio',
    limit: listed,
    depth: 0,
  });
  return docs.map(({ id, titulo, data_inicio, lugares }) => ({
    id,
    title: titulo ?? '',
    startsAt: data_inicio ? new Date(data_inicio) : null,
    places: lugares ?? null,
  }));
}
