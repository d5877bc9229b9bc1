import { expect, test } from 'vitest';
import { openedSince } from './look-for-hours.ts';
import { isOfferToken, offerIdIn, writeOfferToken } from './offer-link.ts';
import { offerState } from './opened-hour.ts';
import { quietUntilWhen } from './quiet-hours.ts';

const quiet = { from: '21:00', until: '08:00' };

test.each([
  ['2026-11-17T20:59:00Z', null],
  ['2026-11-17T21:00:00Z', '2026-11-18T08:00:00.000Z'],
  ['2026-11-18T00:30:00Z', '2026-11-18T08:00:00.000Z'],
  ['2026-11-18T07:59:00Z', '2026-11-18T08:00:00.000Z'],
  ['2026-11-18T08:00:00Z', null],
  // Summer: Lisbon is an hour ahead.
  ['2026-07-01T20:30:00Z', '2026-07-02T07:00:00.000Z'],
])('at %s it is quiet until %s', (now, until) => expect(quietUntilWhen(new Date(now), quiet)?.toISOString() ?? null).toBe(until));

test('without quiet hours it is never quiet', () => expect(quietUntilWhen(new Date('2026-11-18T03:00:00Z'), null)).toBeNull());

const now = new Date('2026-11-17T12:00:00Z');
const later = new Date('2026-11-17T12:10:00Z');
const hour = { heldUntil: later, takenAt: null } as Parameters<typeof offerState>[0]['hour'];

test.each([
  ['open', null, hour, now],
  ['over', null, hour, later],
  ['gone', null, { ...hour, takenAt: now }, now],
  ['accepted', now, { ...hour, takenAt: now }, later],
] as const)('an offer is %s', (state, acceptedAt, of, at) => expect(offerState({ acceptedAt, hour: of }, at)).toBe(state));

test('what has opened since the last look comes earliest first', () => {
  const before = ['202 2026-11-20T10:00', '203 2026-11-21T10:00'];
  expect(openedSince(before, [...before, '99 2026-11-22T10:00', '203 2026-11-19T16:20'])).toEqual([
    '203 2026-11-19T16:20',
    '99 2026-11-22T10:00',
  ]);
});

const link = { id: '6c1f4a52-3d55-4b60-9b57-0f1f6f4d2a11', version: 2 };

test('a link of an offer is read back, with an older secret too, and a changed one is nobody’s', () => {
  const token = writeOfferToken(['old'], link);
  expect(token).toHaveLength(39);
  expect(offerIdIn(token)).toBe(link.id);
  expect(isOfferToken(['new', 'old'], token, link)).toBe(true);
  expect(isOfferToken(['new'], token, link)).toBe(false);
  expect(isOfferToken(['old'], `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, link)).toBe(false);
  expect([offerIdIn('anything'), isOfferToken(['old'], 'anything', link)]).toEqual([null, false]);
});

test('a link of an offer ends with the links to the visit that were written before', () => {
  const token = writeOfferToken(['secret'], link);
  expect(isOfferToken(['secret'], token, { ...link, version: 3 })).toBe(false);
  expect(isOfferToken(['secret'], token, { ...link, id: link.id.replace('6c', '7c') })).toBe(false);
});
