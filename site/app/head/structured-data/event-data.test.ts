import type { EventPage } from '@clinic/core/content/shapes/clinic-pages';
import { expect, test } from 'vitest';
import { eventData } from './event-data.ts';

const place = { origin: 'https://exemplo.pt', path: '/pt/eventos/janeiro', locale: 'pt' as const, title: 'Sessão aberta' };
const page = {
  id: 1,
  title: 'Sessão aberta',
  meta: { title: 'Sessão', description: '' },
  excerpt: 'Uma conversa.',
  picture: null,
  startsAt: '2027-01-21T18:30:00.000Z',
  endsAt: '2027-01-21T20:00:00.000Z',
  attendance: 'both',
  place: 'Sala de espera',
  address: 'Rua do Exemplo 00',
  places: 30,
  isOpen: true,
  slug: 'janeiro',
  to: '/pt/eventos/janeiro',
  text: [],
  speakers: [{ name: 'Dr. António', role: 'Urologista', portrait: null, subject: '', to: null }],
} as unknown as EventPage;
const eventOf = (more: Partial<EventPage> = {}) => eventData({ ...page, ...more }, place).at(-1) as unknown as Record<string, unknown>;

test('search engines are told when, where, how and with whom, as the page says it', () => {
  expect(eventOf()).toMatchObject({
    '@type': 'Event',
    name: 'Sessão aberta',
    description: 'Uma conversa.',
    startDate: '2027-01-21T18:30:00.000Z',
    endDate: '2027-01-21T20:00:00.000Z',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    maximumPhysicalAttendeeCapacity: 30,
    location: [{ '@type': 'Place', name: 'Sala de espera', address: 'Rua do Exemplo 00' }, { '@type': 'VirtualLocation' }],
    performer: [{ name: 'Dr. António', jobTitle: 'Urologista' }],
  });
});

test('an event by video has no place, and one without a day is no event yet', () => {
  const video = eventOf({ attendance: 'video' });
  expect(video).toMatchObject({ location: { '@type': 'VirtualLocation' }, maximumVirtualAttendeeCapacity: 30 });
  expect(video).not.toHaveProperty('maximumPhysicalAttendeeCapacity');
  expect(eventOf({ startsAt: null })).toMatchObject({ '@type': 'WebPage' });
});
