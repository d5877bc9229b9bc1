import type { EventAttendance, EventPage } from '@clinic/core/content/shapes/clinic-pages';
import type { Event, Thing } from 'schema-dts';
import { clinicId } from './clinic-data.ts';
import { type DescribedPage, subjectId, urlOf, webPageData } from './page-data.ts';

const modes = {
  room: 'https://schema.org/OfflineEventAttendanceMode',
  video: 'https://schema.org/OnlineEventAttendanceMode',
  both: 'https://schema.org/MixedEventAttendanceMode',
} as const satisfies Record<EventAttendance, string>;

/** Every value is also shown on the page. An event without a day yet is only a page: search engines want a date. */
export function eventData(page: EventPage, place: DescribedPage): Thing[] {
  if (!page.startsAt) return [webPageData(place, { description: page.excerpt })];
  const online = { '@type': 'VirtualLocation' as const, url: urlOf(place) };
  const room = { '@type': 'Place' as const, name: page.place, ...(page.address && { address: page.address }) };
  const event: Event = {
    '@type': 'Event',
    '@id': subjectId(place),
    name: page.title,
    url: urlOf(place),
    ...(page.excerpt && { description: page.excerpt }),
    startDate: page.startsAt,
    ...(page.endsAt && { endDate: page.endsAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: modes[page.attendance],
    location: page.attendance === 'video' ? online : page.attendance === 'room' ? room : [room, online],
    ...(page.picture && { image: place.origin + page.picture.src }),
    ...(page.places !== null &&
      (page.attendance === 'video' ? { maximumVirtualAttendeeCapacity: page.places } : { maximumPhysicalAttendeeCapacity: page.places })),
    performer: page.speakers.map(({ name, role, to }) => ({
      '@type': 'Person' as const,
      name,
      ...(role && { jobTitle: role }),
      ...(to && { url: place.origin + to }),
    })),
    organizer: { '@id': clinicId(place.origin) },
  };
  return [webPageData(place, { description: page.excerpt }), event];
}
