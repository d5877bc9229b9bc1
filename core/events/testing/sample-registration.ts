import { randomUUID } from 'node:crypto';
import type { EventFacts } from '../event-facts.ts';
import type { EventRegistration } from '../registration.ts';

export const sampleEvent = (more: Partial<EventFacts> = {}): EventFacts => ({
  id: 7,
  startsAt: '2027-01-21T18:30:00.000Z',
  endsAt: '2027-01-21T20:00:00.000Z',
  attendance: 'room',
  places: 3,
  isOpen: true,
  ...more,
});

const facts = {
  confirmBy: null,
  provenAt: null,
  placedAt: null,
  offeredAt: null,
  offerEndsAt: null,
  endedAt: null,
  endedBy: null,
  presentAt: null,
};

export const sampleRegistration = (more: Partial<EventRegistration> = {}): EventRegistration => ({
  id: randomUUID(),
  formId: randomUUID(),
  eventId: 7,
  locale: 'pt',
  mode: 'room',
  people: 1,
  name: 'Joaquim Tavares',
  email: 'joaquim.tavares@exemplo.pt',
  phone: '',
  note: '',
  wantsNewsletter: false,
  registeredAt: new Date('2027-01-10T10:00:00Z'),
  ...facts,
  ...more,
});
