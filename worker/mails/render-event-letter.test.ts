import type { EventLetterKind, EventRegistration } from '@clinic/core/events/registration';
import { sampleRegistration } from '@clinic/core/events/testing/sample-registration';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { eventCalendar, renderEventLetter } from './render-event-letter.ts';
import { sampleClinic } from './sample-mails.ts';

const at = new Date('2027-01-14T09:30:00Z');
const held = { placedAt: at, confirmBy: at };
const placed = { placedAt: at, provenAt: at };
const event = {
  title: 'Sessão aberta: a próstata depois dos 50',
  startsAt: '2027-01-21T18:30:00.000Z',
  endsAt: '2027-01-21T20:00:00.000Z',
  place: 'Sala de espera',
  address: 'Rua do Exemplo 00',
};
const factsOf = (kind: EventLetterKind, facts: Partial<EventRegistration>, locale: Locale = 'pt') => ({
  kind,
  about: 'when how 2027-01-14T09:30:00.000Z',
  queuedAt: at,
  event,
  registration: sampleRegistration({ people: 2, ...facts }),
  ownUrl: 'https://exemplo.pt/pt/inscricao-evento-ip/token',
  eventsUrl: 'https://exemplo.pt/pt/eventos',
  clinic: sampleClinic(locale),
});
const ended = (endedBy: EventRegistration['endedBy']) => ({ endedAt: at, endedBy });

const letters: [EventLetterKind, Partial<EventRegistration>][] = [
  ['held', held],
  ['held', { ...held, mode: 'video' }],
  ['registered', placed],
  ['waiting', { confirmBy: at }],
  ['waiting', { provenAt: at }],
  ['offered', { offeredAt: at, offerEndsAt: at }],
  ['reminder', placed],
  ['reminder', { ...placed, mode: 'video' }],
  ['cancelled', ended('visitor')],
  ['cancelled', ended('offerLapsed')],
  ['cancelled', ended('desk')],
  ['cancelled', ended('eventWithdrawn')],
  ['changed', placed],
  ['changed', {}],
];

test.each(locales.flatMap((locale) => letters.map(([kind, facts]) => [locale, kind, facts] as const)))(
  '%s: a letter says when, names no illness in its subject, and greets by name only whoever confirmed the address (%s)',
  (locale, kind, facts) => {
    const { subject, text, html } = renderEventLetter(factsOf(kind, facts, locale), locale);
    expect(subject).not.toMatch(/pr[óo]stat/i);
    expect(text.includes('Joaquim Tavares')).toBe(facts.provenAt !== undefined);
    expect(text).toContain(locale === 'pt' ? '21 de janeiro de 2027' : '21 January 2027');
    expect(text).toContain(kind === 'cancelled' ? '/pt/eventos' : '/pt/inscricao-evento-ip/token');
    expect(html).not.toContain('undefined');
    expect(text).not.toMatch(/pagar|paying/);
  },
);

test('who is to confirm, or to take a place, is told until when', () => {
  expect(renderEventLetter(factsOf('held', held), 'pt').text).toContain('quinta-feira, 14 de janeiro, às 09:30');
  expect(renderEventLetter(factsOf('offered', { offeredAt: at, offerEndsAt: at }), 'en').text).toContain('14 January');
  expect(renderEventLetter(factsOf('registered', placed), 'pt').subject).toBe('A sua inscrição está confirmada');
});

test('who waits and has not confirmed is asked to, and told until when; who has confirmed is not asked again', () => {
  expect(renderEventLetter(factsOf('waiting', { confirmBy: at }), 'pt').text).toContain('até quinta-feira, 14 de janeiro, às 09:30');
  expect(renderEventLetter(factsOf('waiting', { confirmBy: at }), 'en').text).toContain('Confirm the registration');
  expect(renderEventLetter(factsOf('waiting', { provenAt: at }), 'en').text).not.toContain('Confirm the registration');
});

test.each([
  ['pt', 'Quinta-feira, 21 de janeiro de 2027, das 18:30 às 20:00 (hora de Lisboa)'],
  ['en', 'Thursday 21 January 2027, 18:30 to 20:00 (Lisbon time)'],
] as const)('the hours are said as one: from when to when, in %s', (locale, when) => {
  const { text } = renderEventLetter(factsOf('registered', placed, locale), locale);
  expect(text).toContain(when);
});

test('no line ends within the telephone number of a letter', () => {
  expect(renderEventLetter(factsOf('held', held), 'pt').html).toMatch(/nos: 210\u00a0000\u00a0000\./);
});

test('a change is named in words, and moves the entry of the calendar', () => {
  expect(renderEventLetter(factsOf('changed', placed), 'pt').text).toContain('Mudou o dia ou a hora e a forma de assistir.');
  expect(renderEventLetter(factsOf('changed', placed, 'en'), 'en').text).toContain('The day or the time and the way to attend changed.');
  const facts = { ...factsOf('changed', { ...placed, registeredAt: new Date(at.getTime() - 60_000) }) };
  expect(eventCalendar(facts, 'pt', at)[0]?.content).toContain('SEQUENCE:60');
});

test('the letter that confirms a place carries it for the calendar, and the one that takes it back removes it there', () => {
  const [given] = eventCalendar(factsOf('registered', placed), 'pt', at);
  expect(given).toMatchObject({ contentType: 'text/calendar; method=REQUEST; charset=utf-8', filename: 'evento.ics' });
  expect(given?.content).toContain('DTSTART:20270121T183000Z');
  expect(given?.content).not.toMatch(/próstata/i);
  const [back] = eventCalendar(factsOf('cancelled', { ...placed, ...ended('visitor') }), 'pt', at);
  expect(back?.content).toContain('METHOD:CANCEL');
  for (const none of [
    factsOf('held', held),
    factsOf('waiting', {}),
    factsOf('cancelled', { ...held, ...ended('visitor') }),
    factsOf('cancelled', ended('visitor')),
    factsOf('reminder', placed),
  ])
    expect(eventCalendar(none, 'pt', at)).toEqual([]);
});
